import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { firm } from '../../src/firm/firm.ts';
import { lawyers } from '../../src/firm/lawyers.ts';
import { plateFile } from '../../src/pictures/plateFile.ts';
import { colour } from '../colour.ts';
import { EngravedPlate, initialsOf, type PlateColours } from './EngravedPlate.tsx';
import { lettersPath } from './letters.ts';

/** Ink on limestone, and brass on bottle green. */
const COLOURS: Record<'limestone' | 'green', PlateColours> = {
  limestone: {
    ground: colour('limestone'),
    ink: colour('ink'),
    border: colour('brass-ink'),
    tint: '#c9b68f',
  },
  green: {
    ground: colour('bottle-deep'),
    ink: colour('brass-light'),
    border: colour('brass-light'),
    tint: '#3d4a35',
  },
};

/** The SVG of every plate by file name: one for each lawyer and tone, and the firm's. */
export async function plates(): Promise<Map<string, string>> {
  const names = [...lawyers.map(({ name }) => name), firm.name];
  const files = names.flatMap((name) =>
    (['limestone', 'green'] as const).map(async (tone): Promise<[string, string]> => {
      const initials = await lettersPath(initialsOf(name), { weight: 500, opsz: 40, tracking: 14 });
      const svg = renderToStaticMarkup(
        createElement(EngravedPlate, { name, initials, colours: COLOURS[tone] }),
      );
      return [plateFile(name, tone), `${svg}\n`];
    }),
  );
  return new Map(await Promise.all(files));
}

/** Writes the plates to a folder, replacing its content. */
export async function drawPlates(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [file, svg] of await plates()) await writeFile(join(folder, file), svg);
}
