import { readFileSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { normalizePath, type Plugin } from 'vite';
import { plateFile } from '../../src/pictures/plateFile.ts';
import { digestOf, makeOnce } from '../makeOnce.ts';
import { colour, colours, PROJECT } from '../project.ts';
import { EngravedPlate, initialsOf, type PlateColours } from './EngravedPlate.tsx';
import { lettersPath } from './letters.ts';

const MODULE = 'virtual:plates';
const RESOLVED = `\0${MODULE}`;

/**
 * Vite plugin for the engraved plates that stand in for photographs: `import plates from 'virtual:plates'` has the URL of
 * each by file name. They are drawn when they are first needed, so a name that was changed a moment ago has one.
 */
export const plates = (): Plugin => ({
  name: 'plates',
  resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
  async load(id) {
    if (id !== RESOLVED) return;
    const names = platedNames();
    const digest = digestOf(['plugins/plates'], [...names, ...colours()]);
    const folder = await makeOnce(`plates-${digest}`, (draft) => drawPlates(names, draft));
    const files = await readdir(folder);
    if (this.environment.mode === 'dev') {
      // The development server serves nothing from the cache, where a local backend may have its data.
      const url = (file: string) =>
        `data:image/svg+xml,${encodeURIComponent(readFileSync(join(folder, file), 'utf8'))}`;
      return `export default ${JSON.stringify(Object.fromEntries(files.map((file) => [file, url(file)])))};`;
    }
    const path = (file: string) => JSON.stringify(`${normalizePath(join(folder, file))}?url`);
    return [
      ...files.map((file, index) => `import plate${index} from ${path(file)};`),
      `export default { ${files.map((file, index) => `${JSON.stringify(file)}: plate${index}`).join(', ')} };`,
    ].join('\n');
  },
});

/** The firm's name and those of the partners without a photograph; read each time, since they change during development. */
function platedNames(): string[] {
  const read = (file: string) => JSON.parse(readFileSync(join(PROJECT, 'src/core/firm', file), 'utf8'));
  const lawyers = Object.values<{ name: string; portrait?: string }>(read('lawyers.json').lawyers);
  return [read('firm.json').name, ...lawyers.filter(({ portrait }) => !portrait).map(({ name }) => name)];
}

const COLOURS: PlateColours = {
  ground: colour('limestone'),
  ink: colour('ink'),
  border: colour('brass-ink'),
  tint: '#c9b68f',
};

/** Writes the plate of each name to a new folder. */
async function drawPlates(names: readonly string[], folder: string): Promise<void> {
  await mkdir(folder);
  for (const name of names) {
    const initials = await lettersPath(initialsOf(name), { weight: 500, opsz: 40, tracking: 14 });
    const plate = createElement(EngravedPlate, { name, initials, colours: COLOURS });
    await writeFile(join(folder, plateFile(name)), `${renderToStaticMarkup(plate)}\n`);
  }
}
