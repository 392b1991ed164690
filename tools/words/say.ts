import { createInstance } from 'i18next';
import type findings from './locales/en/findings.json';
import type panel from './locales/en/panel.json';
import type reports from './locales/en/reports.json';

/** What the tools say to translators, a file for each occasion; English is the source here too. */
interface Bundles {
  /** What is wrong with a text or a file, and what to do. */
  findings: typeof findings;
  /** The translators' mode of `npm run dev`. */
  panel: typeof panel;
  /** The report of `npm run i18n`, its import and export, GitHub's summary, and the pages before and after. */
  reports: typeof reports;
}

export type BundleName = keyof Bundles;

/** i18next's suffixes of plural forms, and of the one context there is, belong to no key. */
type Base<Key extends string> = Key extends `${infer Whole}_${'one' | 'other' | 'note'}` ? Whole : Key;

type KeyIn<Part> = {
  [Key in keyof Part & string]: Part[Key] extends string ? Base<Key> : `${Key}.${KeyIn<Part[Key]>}`;
}[keyof Part & string];

/** A key of a bundle, in full: `refusals.changed`. */
export type KeyOf<Name extends BundleName> = KeyIn<Bundles[Name]>;

/** What a sentence has in its placeholders. Of a list, i18next makes words: `{{names, list}}`. */
export type Values = Readonly<Record<string, unknown>>;

/** Says one sentence in one language. */
export type Say<Name extends BundleName> = (key: KeyOf<Name>, values?: Values) => string;

/**
 * Makes the sentences of a bundle.
 *
 * @param tag the bundle's language, for plural forms and lists
 * @returns throws for a key that the bundle has not
 */
export function createSay<Name extends BundleName>(tag: string, bundle: object): Say<Name> {
  const i18n = createInstance();
  i18n.init({
    lng: tag,
    fallbackLng: false,
    // With the texts at hand, there is nothing to wait for.
    initAsync: false,
    resources: { [tag]: { translation: bundle } },
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (_, __, key) => {
      throw new Error(`tools/words: no sentence "${key}" in "${tag}"`);
    },
  });
  return (key, values) => String(i18n.getFixedT(tag)(key as never, { ...values } as never));
}
