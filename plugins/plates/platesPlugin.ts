import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { colours } from '../colour.ts';
import { digestOf } from '../digestOf.ts';
import { makeOnce } from '../makeOnce.ts';
import { PROJECT } from '../project.ts';
import { drawPlates } from './drawPlates.ts';

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
