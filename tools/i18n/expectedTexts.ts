import type { Bundle, Text } from './readBundle.ts';

/** A text that a language must have, with the English that it translates. */
export interface ExpectedText {
  key: string;
  english: Text;
}

/** i18next's suffix of a plural form: `more_other`. */
export const PLURAL = /_(zero|one|two|few|many|other)$/;

/**
 * The texts that a bundle must have in a language: those of English, except that counted texts have exactly the plural
 * forms of the language, according to `Intl.PluralRules`.
 *
 *     expectedTexts(services, 'ko') // more_one, more_other → more_other
 */
export function expectedTexts(english: Bundle, tag: string): Map<string, ExpectedText> {
  const expected = new Map<string, ExpectedText>();
  for (const [key, text] of english.texts) {
    const base = key.replace(PLURAL, '');
    const other = english.texts.get(`${base}_other`);
    if (base === key || !other) {
      expected.set(key, { key, english: text });
      continue;
    }
    for (const form of new Intl.PluralRules(tag).resolvedOptions().pluralCategories) {
      const formKey = `${base}_${form}`;
      const source = english.texts.get(formKey) ?? other;
      const path = [...source.path.slice(0, -1), formKey.split('.').at(-1) ?? formKey];
      expected.set(formKey, { key: formKey, english: { ...source, path } });
    }
  }
  return expected;
}

/** Whether a key is a plural form for so few that the text may omit the number: "one more". */
export const mayOmitCount = (key: string): boolean => /_(zero|one|two)$/.test(key);
