import { readFileSync } from 'node:fs';
import { type GetTextTranslation, type GetTextTranslations, po } from 'gettext-parser';
import { COUNT_HEADER } from './exportPo.ts';

/** An import that was refused: nothing was changed, and this is why. */
export class ImportRefused extends Error {
  constructor(file: string, reasons: string[]) {
    super(`${file} was not imported, and nothing was changed:\n\n  ${reasons.join('\n\n  ')}`);
  }
}

/** What a catalogue brings. */
export interface CatalogueTexts {
  /** BCP-47 tag of the language of the translations. */
  tag: string;
  entries: GetTextTranslation[];
}

/** Reads a gettext catalogue. Throws ImportRefused if it is none, is broken, or was cut off. */
export function readCatalogue(file: string): CatalogueTexts {
  let catalogue: GetTextTranslations;
  try {
    catalogue = po.parse(readFileSync(file, 'utf8'), { validation: true });
  } catch (error) {
    throw new ImportRefused(file, [`The file cannot be read: ${(error as Error).message}`]);
  }
  const entries = Object.values(catalogue.translations)
    .flatMap((byText) => Object.values(byText))
    .filter(({ msgid }) => msgid !== '');
  const announced = Number(catalogue.headers?.[COUNT_HEADER] ?? 1);
  if (entries.length < announced) {
    const found = `${entries.length} of ${announced} texts`;
    throw new ImportRefused(file, [`The file is no catalogue of this site, or it was cut off: ${found}.`]);
  }
  return { tag: catalogue.headers?.Language ?? '', entries };
}
