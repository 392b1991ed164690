import { COUNTED } from '../../src/i18n/counted.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { expectedTexts, mayOmitCount } from './expectedTexts.ts';
import type { Finding, Verdict } from './finding.ts';
import { checkGlossary, type Term } from './glossary.ts';
import { checkInvisible } from './invisible.ts';
import { checkBraces, checkPlaceholders, checkTags, withoutPlaceholders } from './placeholders.ts';
import type { Bundle } from './readBundle.ts';
import { checkPunctuation, checkScript, checkTraditional, scriptOf } from './scripts.ts';

/** What a language's texts are checked against. */
export interface TextRules {
  locale: Pick<Locale, 'id' | 'tag'>;
  terms: readonly Term[];
  factNames: readonly string[];
}

/** Checks every text of a bundle that the site shows against its English. */
export function checkTexts(english: Bundle, bundle: Bundle, rules: TextRules): Finding[] {
  const expected = expectedTexts(english, rules.locale.tag);
  return [...bundle.texts].flatMap(([key, { value, line, column }]) => {
    const source = english.texts.get(key) ?? expected.get(key)?.english;
    if (!source) return [];
    const verdicts =
      english === bundle ? judgeEnglish(value) : judgeTranslation(key, source.value, value, rules);
    return verdicts
      .filter((verdict) => verdict !== undefined)
      .map((verdict) => ({ ...verdict, localeId: bundle.localeId, file: bundle.file, key, line, column }));
  });
}

function judgeEnglish(text: string): (Verdict | undefined)[] {
  return [checkEmpty(text), checkInvisible(text), checkBraces(text), checkScript('Latn', text, () => true)];
}

function judgeTranslation(
  key: string,
  english: string,
  text: string,
  { locale, terms, factNames }: TextRules,
): (Verdict | undefined)[] {
  const empty = checkEmpty(text);
  if (empty) return [empty];
  const script = scriptOf(locale.tag);
  const isName = (words: string) => keepsAsNames(words, locale.id, terms);
  const wrongScript = checkScript(script, text, isName);
  return [
    checkInvisible(text),
    checkBraces(text) ??
      checkPlaceholders(english, text, factNames, [...COUNTED, ...(mayOmitCount(key) ? ['count'] : [])]),
    checkTags(english, text),
    wrongScript ?? checkIdentical(english, text, isName),
    checkTraditional(script, text),
    checkPunctuation(script, text),
    wrongScript ? undefined : checkGlossary(locale.id, english, text, terms),
  ];
}

function checkEmpty(text: string): Verdict | undefined {
  if (text.trim()) return undefined;
  return { level: 'error', rule: 'emptyText' };
}

function checkIdentical(
  english: string,
  text: string,
  isName: (words: string) => boolean,
): Verdict | undefined {
  if (text !== english || !/\p{L}/u.test(withoutPlaceholders(text)) || isName(withoutPlaceholders(text))) {
    return undefined;
  }
  return { level: 'warning', rule: 'sameAsEnglish' };
}

/** Whether words consist only of names that the glossary keeps in a language. */
function keepsAsNames(words: string, localeId: string, terms: readonly Term[]): boolean {
  const rest = terms
    .filter(({ en, forms }) => forms[localeId]?.includes(en))
    .reduce((text, { pattern }) => text.replace(pattern, ' '), words);
  return !/\p{L}/u.test(rest);
}
