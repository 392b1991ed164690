import type { Bundle } from './readBundle.ts';

/** i18next's suffix of a plural form: `more_other`. */
export const PLURAL = /_(zero|one|two|few|many|other)$/;

/**
 * The texts that a bundle must have in a language, by key, each as it is in English: all of English, except that counted
 * texts have exactly the plural forms of the language, according to `Intl.PluralRules`.
 *
 *     expectedTexts(services, 'ko') // more_one, more_other → more_other
 */
export function expectedTexts(english: Bundle, tag: string): Map<string, string> {
  const expected = new Map<string, string>();
  for (const [key, text] of english.texts) {
    const base = key.replace(PLURAL, '');
    const other = english.texts.get(`${base}_other`);
    if (base === key || other === undefined) expected.set(key, text);
    else
      for (const form of new Intl.PluralRules(tag).resolvedOptions().pluralCategories)
        expected.set(`${base}_${form}`, english.texts.get(`${base}_${form}`) ?? other);
  }
  return expected;
}
