import { wrongShapes } from '../../src/core/i18n/mapTexts.ts';
import type { TextRules } from './checkedText.ts';
import { type Confirmations, confirmationLine, isConfirmed, isOnlyHere } from './confirmations.ts';
import type { Finding } from './finding.ts';
import type { Rule } from './messages.ts';
import { type Bundle, errorAt, expectedTexts, textName } from './readBundle.ts';
import { checkText } from './rules.ts';

/** The bundle of what people type into the search: each language has words of its own, which translate nothing. */
export const SEARCH_WORDS = 'words';

/** Keys of sentences to say in English or in Malay, in every language: they translate nothing. */
const SAID = /\.(?:en|ms)$/;

/** The part of a key that one page of the bundle has in common. */
const SITUATION = /^groups\.\w+\.items\.\w+/;

const isIn = (keys: readonly string[], key: string): boolean =>
  keys.some((outer) => key === outer || key.startsWith(`${outer}.`));

/** Compares a bundle with English: its shape, its lists, its keys, and every text that the site shows. */
export function checkBundle(
  english: Bundle,
  bundle: Bundle,
  rules: TextRules & { confirmations?: Confirmations },
): Finding[] {
  const whole = wholeFile(english, bundle);
  if (whole) return [whole];
  const { confirmations } = rules;
  const { namespace, texts } = bundle;
  const values = { english: english.file };
  const expected = expectedTexts(english, rules.locale.tag);
  const lists = compareLists(english, bundle, confirmations);
  const findings = [...checkShapes(english, bundle), ...lists.findings];
  // The entries of a list of another length would be compared with the wrong ones.
  const wrong = findings.map(({ key = '' }) => key);
  let previous = '';
  for (const [key, source] of expected) {
    if (texts.has(key)) previous = key;
    else if (!isIn(wrong, key)) {
      // At the text before it in English that the bundle has.
      findings.push({ ...errorAt(bundle, previous, 'missingKey', { ...values, source }), key });
    }
  }
  const keys = new Map<string, string>();
  const pages = new Map<string, string>();
  for (const [key, text] of texts) {
    const page = (namespace === 'situations' && SITUATION.exec(key)?.[0]) || '';
    const before = pages.get(page) ?? '';
    pages.set(page, `${before}\n${text}`);
    if (isIn(wrong, key)) continue;
    const isShown = expected.has(key) || isIn(lists.added, key);
    if (!isShown && !isOnlyHere(confirmations, textName(namespace, key))) {
      findings.push(errorAt(bundle, key, 'extraKey', values));
      continue;
    }
    const isOriginal = bundle === english || namespace === SEARCH_WORDS || SAID.test(key);
    const source = isOriginal ? undefined : (expected.get(key) ?? '');
    const said = SAID.test(key) ? expected.get(key) : undefined;
    const first = keys.get(text) ?? key;
    if (source) keys.set(text, first);
    const twin = { key: first, english: expected.get(first) ?? '' };
    const entry = { namespace, key, text, english: source, said, twin, before };
    const nameOf = (rule: Rule) => textName(namespace, key, rule);
    const isRight = (rule: Rule, found: string) => isConfirmed(confirmations, nameOf(rule), found);
    for (const { confirms, level, rule, values } of checkText(entry, rules, isRight)) {
      const confirmation = confirms === undefined ? undefined : confirmationLine(nameOf(rule), confirms);
      findings.push({ ...errorAt(bundle, key, rule, values), level, confirmation });
    }
  }
  return findings;
}

/** Whether a file has other groups than English: its keys are flat, or all of it is inside a key that English does not have. */
function wholeFile(english: Bundle, bundle: Bundle): Finding | undefined {
  const [name = '', ...others] = Object.keys(JSON.parse(bundle.source));
  const isInside = (key: string) =>
    [1, 2].some((depth) => english.texts.has(key.split('.').slice(depth).join('.')));
  const isWrapped =
    others.length === 0 && !english.offsets.has(name) && [...bundle.texts.keys()].some(isInside);
  const key = bundle.flat ?? (isWrapped ? name : undefined);
  return key === undefined
    ? undefined
    : errorAt(bundle, key, 'otherKeys', { english: english.file, name: key });
}

const SHAPES = { text: '"…"', list: '[ …, … ]', group: '{ "…": … }' };

/** Finds parts of a bundle that are something else than in English, such as `{"0": …}` in place of a list. */
export const checkShapes = (english: Bundle, bundle: Bundle): Finding[] =>
  wrongShapes(JSON.parse(english.source), JSON.parse(bundle.source)).map(({ key, wanted }) =>
    errorAt(bundle, key, 'shape', { english: english.file, wanted: SHAPES[wanted] }),
  );

/**
 * Finds lists shorter or longer than in English. A longer one can be confirmed; its entries beyond English are `added`.
 * A missing list is not among them: its entries are missing keys.
 */
function compareLists(english: Bundle, bundle: Bundle, confirmations: Confirmations | undefined) {
  const findings: Finding[] = [];
  const added: string[] = [];
  for (const [key, length] of english.lists) {
    const count = bundle.lists.get(key) ?? length;
    if (count === length) continue;
    const name = textName(bundle.namespace, key);
    if (count > length && isConfirmed(confirmations, name, String(length))) {
      for (let index = length; index < count; index += 1) added.push(`${key}.${index}`);
      continue;
    }
    const confirmation = count > length ? confirmationLine(name, String(length)) : undefined;
    findings.push({ ...errorAt(bundle, key, 'listLength', { count, english: length }), confirmation });
  }
  return { findings, added };
}
