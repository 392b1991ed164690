import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../../plugins/project.ts';
import { defaultLocale } from '../../src/i18n/locales.ts';
import { type BundleName, createTranslate, firstSpoken, type Translate } from './translate.ts';

/** The folder with the languages of the tools. */
export const MESSAGES = 'tools/i18n/messages';

/** All sentences of the tools in one language. */
export type Messages = { [Name in BundleName]: Translate<Name> };

const known = new Map<string, Messages>();

/**
 * The tools' sentences for somebody who works on a language: in that language if the tools have it, otherwise in
 * English, which every translator reads.
 *
 * @param localeId folder of the language that is worked on: `ko`, or `ms`, which gets English
 */
export function messagesIn(localeId: string): Messages {
  const id = spokenIds().includes(localeId) ? localeId : defaultLocale.id;
  const messages = known.get(id) ?? readMessages(id);
  known.set(id, messages);
  return messages;
}

function readMessages(id: string): Messages {
  const read = <Name extends BundleName>(name: Name): Translate<Name> =>
    createTranslate<Name>(id, JSON.parse(readFileSync(join(PROJECT, MESSAGES, id, `${name}.json`), 'utf8')));
  return {
    findings: read('findings'),
    panel: read('panel'),
    reports: read('reports'),
  };
}

/** English, for developers. */
export const english = (): Messages => messagesIn(defaultLocale.id);

/** The languages of the tools. */
const spokenIds = (): string[] => readdirSync(join(PROJECT, MESSAGES));

/**
 * The sentences in the first of a reader's languages that the tools have.
 *
 * @param tags BCP-47 tags, such as `ko-KR`
 */
export const messagesFor = (tags: readonly string[]): Messages => messagesIn(firstSpoken(tags, spokenIds()));

/**
 * The sentences in the language of this machine's user, from `LC_ALL`, `LANG` or the system. Terminal output uses it
 * whichever language is being checked, since a developer looks at the Korean texts too.
 */
export const ownMessages = (): Messages => messagesFor([new Intl.DateTimeFormat().resolvedOptions().locale]);
