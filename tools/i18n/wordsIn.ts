import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../../plugins/project.ts';
import { defaultLocale } from '../../src/i18n/locales.ts';
import { type BundleName, createSay, firstSpoken, type Say } from './say.ts';

/** The folder with the languages of the tools. */
export const WORDS = 'tools/i18n/words';

/** All sentences of the tools in one language. */
export type Words = { [Name in BundleName]: Say<Name> };

const known = new Map<string, Words>();

/**
 * The tools' sentences for somebody who works on a language: in that language if the tools have it, otherwise in
 * English, which every translator reads.
 *
 * @param localeId folder of the language that is worked on: `ko`, or `ms`, which gets English
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
  return {
    findings: read('findings'),
    panel: read('panel'),
    reports: read('reports'),
  };
}

/** English, for developers. */
export const english = (): Words => wordsIn(defaultLocale.id);

/** The languages of the tools. */
const spokenIds = (): string[] => readdirSync(join(PROJECT, WORDS));

/**
 * The sentences in the first of a reader's languages that the tools have.
 *
 * @param tags BCP-47 tags, such as `ko-KR`
 */
export const wordsFor = (tags: readonly string[]): Words => wordsIn(firstSpoken(tags, spokenIds()));

/**
 * The sentences in the language of this machine's user, from `LC_ALL`, `LANG` or the system. Terminal output uses it
 * whichever language is being checked, since a developer looks at the Korean texts too.
 */
export const ownWords = (): Words => wordsFor([new Intl.DateTimeFormat().resolvedOptions().locale]);
