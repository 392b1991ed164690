import { createInstance } from 'i18next';
import { defaultLocale } from '../../src/i18n/locales.ts';
import type findings from './messages/en/findings.json';
import type panel from './messages/en/panel.json';
import type reports from './messages/en/reports.json';

/** The tools' messages to translators, one file per tool; English is the source here too. */
interface Bundles {
  /** What is wrong with a text or file, and how to fix it. */
  findings: typeof findings;
  /** The translators' mode of `npm run dev`. */
  panel: typeof panel;
  /** The report of `npm run i18n`, import and export, GitHub's summary, and `npm run changes`. */
  reports: typeof reports;
}

export type BundleName = keyof Bundles;

/** A key without the suffixes of plural forms and of the one context in use. */
type Base<Key extends string> = Key extends `${infer Whole}_${'one' | 'other' | 'note'}` ? Whole : Key;

type KeyIn<Part> = {
  [Key in keyof Part & string]: Part[Key] extends string ? Base<Key> : `${Key}.${KeyIn<Part[Key]>}`;
}[keyof Part & string];

/** A full key of a bundle: `refusals.changed`. */
export type KeyOf<Name extends BundleName> = KeyIn<Bundles[Name]>;

/** The values of a sentence's placeholders. i18next formats arrays as lists: `{{names, list}}`. */
export type Values = Readonly<Record<string, unknown>>;

/** Returns a sentence in one language. */
export interface Translate<Name extends BundleName> {
  (key: KeyOf<Name>, values?: Values): string;
  /** The bundle's language. */
  tag: string;
}

/**
 * Creates the function that returns the sentences of a bundle.
 *
 * @param tag the bundle's language, for plural forms and lists
 */
export function createTranslate<Name extends BundleName>(tag: string, bundle: object): Translate<Name> {
  const i18n = createInstance();
  i18n.init({
    lng: tag,
    fallbackLng: false,
    // The texts are already loaded, so initialisation can be synchronous.
    initAsync: false,
    resources: { [tag]: { translation: bundle } },
    interpolation: { escapeValue: false },
  });
  const t = (key: KeyOf<Name>, values?: Values) =>
    String(i18n.getFixedT(tag)(key as never, { ...values } as never));
  return Object.assign(t, { tag });
}

/**
 * The first of a reader's languages that the tools have; English if there is none.
 *
 *     firstSpoken(['ms', 'zh-CN', 'ko'], ['en', 'ko', 'zh']) // => 'zh'
 */
export function firstSpoken(tags: readonly string[], spokenIds: readonly string[]): string {
  const wanted = tags.map((tag) => tag.split('-')[0] ?? '');
  return wanted.find((id) => spokenIds.includes(id)) ?? defaultLocale.id;
}
