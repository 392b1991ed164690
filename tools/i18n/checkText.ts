import type { Locale } from '../../src/core/i18n/locales.ts';
import type { Verdict } from './finding.ts';
import { checkGlossary, type Term } from './glossary.ts';
import { checkComposed, checkInvisible, withoutInvisible } from './invisible.ts';
import { checkParticles } from './particles.ts';
import {
  checkBraces,
  checkFilled,
  checkMarkup,
  checkPlaceholders,
  withoutPlaceholders,
} from './placeholders.ts';
import type { Code } from './readCode.ts';
import { checkPunctuation, checkScript, checkTraditional, scriptOf } from './scripts.ts';
import { checkSuperlatives } from './superlatives.ts';

/** The rules for the texts of a language. */
export interface TextRules {
  locale: Pick<Locale, 'id' | 'tag'>;
  terms: readonly Term[];
  factNames: readonly string[];
  /** The code, whose names can fill placeholders; if omitted, that is not checked. */
  code?: Code;
}

/**
 * What is wrong with a text.
 *
 * @param source the English that it translates; empty if there is none, undefined if the text is English itself
 */
export function checkText(
  key: string,
  text: string,
  source: string | undefined,
  rules: TextRules,
): Verdict[] {
  if (!withoutInvisible(text).trim()) return [{ level: 'error', rule: 'emptyText' }];
  const verdicts = [
    checkInvisible(text),
    checkComposed(text),
    checkMarkup(text),
    ...(source === undefined ? checkEnglish(text, rules) : checkTranslation(key, source, text, rules)),
  ];
  return verdicts.filter((verdict) => verdict !== undefined);
}

const checkEnglish = (text: string, rules: TextRules): (Verdict | undefined)[] => [
  checkBraces(text) ?? checkFilled(text, isFilled(rules)),
  checkScript('Latn', text, () => true),
  checkSuperlatives('en', text),
];

function checkTranslation(
  key: string,
  english: string,
  text: string,
  rules: TextRules,
): (Verdict | undefined)[] {
  const { locale, terms, factNames } = rules;
  const script = scriptOf(locale.tag);
  const isName = (words: string) => keepsAsNames(words, locale.id, terms);
  const wrongScript = checkScript(script, text, isName);
  // A plural form for few may omit the number: “one more”.
  const optional = /_(zero|one|two)$/.test(key) ? ['count'] : [];
  // A mistake in English is reported there, and not to those who have it right.
  const lost = checkFilled(english, isFilled(rules))
    ? undefined
    : checkPlaceholders(english, text, factNames, optional);
  return [
    checkBraces(text) ?? lost,
    wrongScript ?? checkIdentical(english, text, isName),
    checkTraditional(script, text),
    checkPunctuation(script, text),
    checkParticles(locale.tag, text),
    checkSuperlatives(locale.tag, text, english),
    wrongScript ? undefined : checkGlossary(locale.id, english, text, terms),
  ];
}

/** Whether a placeholder can have a value. */
const isFilled =
  ({ factNames, code }: TextRules) =>
  (name: string): boolean =>
    !code || code.names.has(name) || factNames.includes(name);

const checkIdentical = (
  english: string,
  text: string,
  isName: (words: string) => boolean,
): Verdict | undefined =>
  text === english && !isName(withoutPlaceholders(text))
    ? { level: 'warning', rule: 'untranslated' }
    : undefined;

/** Whether words consist only of names that the glossary keeps in a language. */
function keepsAsNames(words: string, localeId: string, terms: readonly Term[]): boolean {
  const rest = terms
    .filter(({ en, forms }) => forms[localeId]?.includes(en))
    .reduce((text, { pattern }) => text.replace(pattern, ' '), words);
  return !/\p{L}/u.test(rest);
}
