import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale } from '../../src/i18n/locales.ts';
import { PROJECT } from '../project.ts';
import { firstSpoken } from './firstSpoken.ts';
import { type BundleName, createSay, type Say } from './say.ts';

/** The folder that has a folder for each language that the tools speak. */
export const WORDS = 'tools/words/locales';

/** Everything that the tools say, in one language. */
export type Words = { [Name in BundleName]: Say<Name> };

const known = new Map<string, Words>();

/**
 * The tools' sentences for whoever works on a language: in that language, or in English, which every translator reads,
 * where the tools do not speak it.
 *
 * @param localeId folder of the language that is worked on: `ko`, or `ms`, which is answered in English
 */
export function wordsIn(localeId: string): Words {
  const id = spokenIds().includes(localeId) ? localeId : defaultLocale.id;
  const words = known.get(id) ?? readWords(id);
  known.set(id, words);
  return words;
}

function readWords(id: string): Words {
  const read = <Name extends BundleName>(name: Name): Say<Name> =>
    createSay<Name>(id, JSON.parse(readFileSync(join(PROJECT, WORDS, id, `${name}.json`), 'utf8')));
  return { findings: read('findings'), panel: read('panel'), reports: read('reports') };
}

/** English, in which the tools speak to developers. */
export const english = (): Words => wordsIn(defaultLocale.id);

/** The languages that the tools speak. */
const spokenIds = (): string[] => readdirSync(join(PROJECT, WORDS));

/**
 * The sentences for a reader, in the first of the reader's languages that the tools speak.
 *
 * @param tags BCP-47 tags, such as `ko-KR`
 */
export const wordsFor = (tags: readonly string[]): Words => wordsIn(firstSpoken(tags, spokenIds()));

/**
 * The language of whoever sits at this machine: of its `LC_ALL` or `LANG`, or of the system. A terminal speaks it
 * whichever language is worked on, for a developer looks at the Korean texts, too.
 */
export const ownWords = (): Words => wordsFor([new Intl.DateTimeFormat().resolvedOptions().locale]);
