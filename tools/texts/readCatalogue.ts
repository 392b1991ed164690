import { readFileSync } from 'node:fs';
import { type GetTextTranslation, type GetTextTranslations, po } from 'gettext-parser';
import type { Words } from '../words/wordsIn.ts';
import { COUNT_HEADER } from './exportPo.ts';

/** An import that was refused: nothing was changed, and this is why. */
export class ImportRefused extends Error {
  constructor(file: string, reasons: string[], { reports }: Words) {
    super([reports('import.refused', { file }), ...reasons.map((reason) => `  ${reason}`)].join('\n\n'));
  }
}

/** What a catalogue brings. */
export interface CatalogueTexts {
  /** BCP-47 tag of the language of the translations. */
  tag: string;
  entries: GetTextTranslation[];
}

/** Reads a gettext catalogue. Throws ImportRefused if it is none, is broken, or was cut off. */
export function readCatalogue(file: string, words: Words): CatalogueTexts {
  let catalogue: GetTextTranslations;
  try {
    catalogue = po.parse(readFileSync(file, 'utf8'), { validation: true });
  } catch (error) {
    const reason = (error as Error).message;
    throw new ImportRefused(file, [words.reports('import.unreadable', { reason })], words);
  }
  const entries = Object.values(catalogue.translations)
    .flatMap((byText) => Object.values(byText))
    .filter(({ msgid }) => msgid !== '');
  const announced = Number(catalogue.headers?.[COUNT_HEADER] ?? 1);
  if (entries.length < announced) {
    const values = { found: entries.length, all: announced };
    throw new ImportRefused(file, [words.reports('import.cutOff', values)], words);
  }
  return { tag: catalogue.headers?.Language ?? '', entries };
}
