import { createInstance } from 'i18next';
import { defaultLocale } from '../../src/core/i18n/locales.ts';
import type english from './messages/en.json';

/** A key without the suffix of plural forms. */
type Base<Key extends string> = Key extends `${infer Whole}_${'one' | 'other'}` ? Whole : Key;

/** A full key of a group of messages: `panel.refusals.changed`. */
export type KeyOf<Group> = {
  [Key in keyof Group & string]: Group[Key] extends string ? Base<Key> : `${Key}.${KeyOf<Group[Key]>}`;
}[keyof Group & string];

/** The rules, as keys of what they say: see finding.ts. */
export type Rule = KeyOf<(typeof english)['findings']>;

/** The values of a message's placeholders. i18next formats arrays as lists: `{{names, list}}`. */
export type Values = Readonly<Record<string, unknown>>;

/** Returns a message of the tools in one language, whose id it has. */
export interface Translate {
  (key: KeyOf<typeof english>, values?: Values): string;
  localeId: string;
}

/** Creates the function that returns the messages of a language. */
export function createTranslate(localeId: string, messages: object): Translate {
  const i18n = createInstance();
  i18n.init({
    lng: localeId,
    fallbackLng: false,
    // The messages are already loaded, so initialisation can be synchronous.
    initAsync: false,
    resources: { [localeId]: { translation: messages } },
    interpolation: { escapeValue: false },
  });
  const t = (key: string, values?: Values) =>
    String(i18n.getFixedT(localeId)(key as never, { ...values } as never));
  return Object.assign(t, { localeId });
}

/**
 * The first of a reader's languages that the tools have; English if there is none.
 *
 *     firstSpoken(['ms', 'zh-CN', 'ko'], ['en', 'ko', 'zh']) // => 'zh'
 */
export function firstSpoken(tags: readonly string[], spokenIds: readonly string[]): string {
  const wanted = tags.map((tag) => tag.split(/[-_]/)[0] ?? '');
  return wanted.find((id) => spokenIds.includes(id)) ?? defaultLocale.id;
}
