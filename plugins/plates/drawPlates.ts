import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
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

/** Writes the plate of each name, in both tones, to a new folder. */
export async function drawPlates(names: readonly string[], folder: string): Promise<void> {
  await mkdir(folder);
  for (const name of names) {
    const initials = await lettersPath(initialsOf(name), { weight: 500, opsz: 40, tracking: 14 });
    for (const tone of ['limestone', 'green'] as const) {
      const plate = createElement(EngravedPlate, { name, initials, colours: COLOURS[tone] });
      await writeFile(join(folder, plateFile(name, tone)), `${renderToStaticMarkup(plate)}\n`);
    }
  }
}
