import { wrongShapes } from '../../src/core/i18n/shape.ts';
import { checkText } from './checkText.ts';
import { confirmationLine, confirmationName, isConfirmed, isOwn } from './confirmations.ts';
import { expectedTexts } from './expectedTexts.ts';
import type { Finding } from './finding.ts';
import type { TextRules } from './look.ts';
import { type Bundle, nearest } from './readBundle.ts';

/** The rules for a bundle of a language. */
export interface BundleRules extends TextRules {
  /** What was confirmed in the language: see confirmations.ts. */
  confirmations?: Bundle;
}

/** The bundle of what people type into the search: each language has words of its own, which translate nothing. */
export const OWN_WORDS = 'words';

/** Keys of sentences to say in English or in Malay, in every language: they translate nothing. */
const SAID = /\.(?:en|ms)$/;

/** Compares a bundle with English: its shape, its lists, its keys, and every text that the site shows. */
export function checkBundle(english: Bundle, bundle: Bundle, rules: BundleRules): Finding[] {
  const { localeId, namespace, file, texts } = bundle;
  const whole = wholeFile(english, bundle);
  if (whole) return [whole];
  const expected = expectedTexts(english, rules.locale.tag);
  const values = { english: english.file };
  const shapes = checkShapes(english, bundle);
  const lists = compareLists(english, bundle, rules.confirmations);
  const findings = [...shapes, ...lists.findings];
  const wrong = findings.map(({ key = '' }) => key);
  const isIn = (keys: readonly string[], key: string) =>
    keys.some((one) => key === one || key.startsWith(`${one}.`));
  let before = '';
  for (const [key, { value: source }] of expected) {
    if (texts.has(key)) before = key;
    else if (!isIn(wrong, key)) {
      // At the text before it in English that the bundle has.
      const at = { level: 'error', localeId, file, key, ...nearest(bundle, before) } as const;
      findings.push({ ...at, rule: 'missingKey', values: { ...values, source } });
    }
  }
  for (const [key, { value, line, column }] of texts) {
    const at = { localeId, file, key, line, column };
    // The entries of a list of another length would be compared with the wrong ones.
    if (isIn(wrong, key)) continue;
    const isExtra = !expected.has(key) && !isIn(lists.added, key);
    if (isExtra && !isOwn(rules.confirmations, namespace, key)) {
      findings.push({ ...at, level: 'error', rule: 'extraKey', values });
      continue;
    }
    const isOriginal = bundle === english || namespace === OWN_WORDS || SAID.test(key);
    const source = isOriginal ? undefined : (expected.get(key)?.value ?? '');
    for (const { confirms, ...verdict } of checkText(key, value, source, rules)) {
      const name = confirmationName(namespace, key, verdict.rule);
      if (confirms === undefined) findings.push({ ...verdict, ...at });
      else if (!isConfirmed(rules.confirmations, name, confirms, english.positions)) {
        findings.push({ ...verdict, ...at, confirmation: confirmationLine(name, confirms) });
      }
    }
  }
  return findings;
}

/** What is wrong with a file as a whole: its keys are flat, or all of it is inside a key that English does not have. */
function wholeFile(
  english: Bundle,
  { localeId, file, texts, positions, source }: Bundle,
): Finding | undefined {
  const flat = [...texts.values()].find(({ path }) => path.some(isFlat));
  const [name = '', ...others] = Object.keys(JSON.parse(source));
  const isInside = (key: string) =>
    [1, 2].some((depth) => english.texts.has(key.split('.').slice(depth).join('.')));
  const isWrapped = others.length === 0 && !english.positions.has(name) && [...texts.keys()].some(isInside);
  if (!isWrapped && !flat) return undefined;
  const { line, column } = flat ?? positions.get(name) ?? {};
  const at = { level: 'error', localeId, file, line, column } as const;
  const key = flat ? String(flat.path.find(isFlat)) : name;
  return { ...at, key, rule: flat ? 'flatKey' : 'wrapped', values: { name: key } };
}

const isFlat = (part: string | number): boolean => /[.:]/.test(String(part));

const SHAPE_RULES = { text: 'shouldBeText', list: 'shouldBeList', group: 'shouldBeGroup' } as const;

/** Finds parts of a bundle that are something else than in English, such as `{"0": …}` in place of a list. */
export function checkShapes(english: Bundle, bundle: Bundle): Finding[] {
  const { localeId, file } = bundle;
  return wrongShapes(JSON.parse(english.source), JSON.parse(bundle.source)).map(({ key, wanted }) => ({
    ...{ level: 'error', localeId, file, key, ...nearest(bundle, key) },
    ...{ rule: SHAPE_RULES[wanted], values: { english: english.file, example: '{ "0": …, "1": … }' } },
  }));
}

/**
 * Finds lists shorter or longer than in English. A longer one can be confirmed; its entries beyond English are `added`.
 * A missing list is not among them: its entries are missing keys.
 */
function compareLists(english: Bundle, bundle: Bundle, confirmations: Bundle | undefined) {
  const { localeId, namespace, file } = bundle;
  const findings: Finding[] = [];
  const added: string[] = [];
  for (const [key, length] of english.lists) {
    const count = bundle.lists.get(key) ?? length;
    const name = confirmationName(namespace, key);
    if (count > length && isConfirmed(confirmations, name, String(length), english.positions)) {
      for (let index = length; index < count; index += 1) added.push(`${key}.${index}`);
    } else if (count !== length) {
      const at = { level: 'error', localeId, file, key, ...nearest(bundle, key) } as const;
      const values = { count, english: length };
      const confirmation = confirmationLine(name, String(length));
      findings.push(
        count < length
          ? { ...at, rule: 'shortList', values }
          : { ...at, rule: 'longList', values, confirmation },
      );
    }
  }
  return { findings, added };
}
