import { readFileSync } from 'node:fs';
import { type GetTextTranslation, type GetTextTranslations, po } from 'gettext-parser';
import type { Words } from '../words/wordsIn.ts';
import { COUNT_HEADER } from './exportPo.ts';

/** Thrown when an import is refused; nothing was changed. The message says why. */
export class ImportRefused extends Error {
  constructor(file: string, reasons: string[], { reports }: Words) {
    super([reports('import.refused', { file }), ...reasons.map((reason) => `  ${reason}`)].join('\n\n'));
  }
}

/** The content of a catalogue. */
export interface CatalogueTexts {
  /** The header's tag of the target language; empty if it has none. */
  tag: string;
  /** The folders of the files that the entries refer to: `ko`. */
  folders: string[];
  entries: GetTextTranslation[];
}

/** Reads a gettext catalogue. Throws ImportRefused if it is not one, is broken, or is truncated. */
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
  const references = entries.map(({ comments }) => comments?.reference ?? '').join('\n');
  const folders = [...references.matchAll(/locales\/([^/\s]+)\//g)].map(([, folder = '']) => folder);
  return { tag: catalogue.headers?.Language ?? '', folders: [...new Set(folders)], entries };
}
