import type { Bundle, Text } from './readBundle.ts';

/** i18next's suffix of a plural form: `more_other`. */
export const PLURAL = /_(zero|one|two|few|many|other)$/;

/**
 * The texts that a bundle must have in a language, by key, each as it is in English: all of English, except that counted
 * texts have exactly the plural forms of the language, according to `Intl.PluralRules`.
 *
 *     expectedTexts(services, 'ko') // more_one, more_other → more_other
 */
export function expectedTexts(english: Bundle, tag: string): Map<string, Text> {
  const expected = new Map<string, Text>();
  for (const [key, text] of english.texts) {
    const base = key.replace(PLURAL, '');
    const other = english.texts.get(`${base}_other`);
    if (base === key || !other) {
      expected.set(key, text);
      continue;
    }
    for (const form of new Intl.PluralRules(tag).resolvedOptions().pluralCategories) {
      const formKey = `${base}_${form}`;
      const path = [...text.path.slice(0, -1), formKey.split('.').at(-1) ?? formKey];
      expected.set(formKey, { ...(english.texts.get(formKey) ?? other), path });
    }
  }
  return expected;
}
