import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { firm } from '../../src/core/firm/firm.ts';
import { lawyers } from '../../src/core/firm/lawyers.ts';
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

/** Writes the plates of each lawyer and the firm to a folder, in both tones, replacing its content. */
export async function drawPlates(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const name of [...lawyers.map((lawyer) => lawyer.name), firm.name]) {
    const initials = await lettersPath(initialsOf(name), { weight: 500, opsz: 40, tracking: 14 });
    for (const tone of ['limestone', 'green'] as const) {
      const plate = createElement(EngravedPlate, { name, initials, colours: COLOURS[tone] });
      await writeFile(join(folder, plateFile(name, tone)), `${renderToStaticMarkup(plate)}\n`);
    }
  }
}
