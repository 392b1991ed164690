import { checkText, type TextRules } from './checkText.ts';
import { confirmationLine } from './confirmations.ts';
import { expectedTexts } from './expectedTexts.ts';
import type { Finding } from './finding.ts';
import { type Bundle, nearest, textName } from './readBundle.ts';

/** The rules for a bundle of a language. */
export interface BundleRules extends TextRules {
  /** What was confirmed in the language: see confirmations.ts. */
  confirmations?: Bundle;
}

/** Compares a bundle with English: its lists, its keys, and every text that the site shows. */
export function checkBundle(english: Bundle, bundle: Bundle, rules: BundleRules): Finding[] {
  const { localeId, file, texts } = bundle;
  const expected = expectedTexts(english, rules.locale.tag);
  const values = { english: english.file };
  const { findings, wrong, added } = compareLists(english, bundle, rules.confirmations);
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
    if (!expected.has(key) && !isIn(added, key)) {
      findings.push({ ...at, level: 'error', rule: 'extraKey', values });
      continue;
    }
    const source = bundle === english ? undefined : (expected.get(key)?.value ?? '');
    findings.push(...checkText(key, value, source, rules).map((verdict) => ({ ...verdict, ...at })));
  }
  return findings;
}

/**
 * Finds lists shorter or longer than in English. A longer one can be confirmed; its entries beyond English are `added`.
 * A missing list is not among them: its entries are missing keys.
 */
function compareLists(english: Bundle, bundle: Bundle, confirmations: Bundle | undefined) {
  const { localeId, namespace, file } = bundle;
  const findings: Finding[] = [];
  const wrong: string[] = [];
  const added: string[] = [];
  for (const [key, length] of english.lists) {
    const count = bundle.lists.get(key) ?? length;
    const name = textName(namespace, key);
    if (count > length && confirmations?.texts.get(name)?.value === String(length)) {
      for (let index = length; index < count; index += 1) added.push(`${key}.${index}`);
    } else if (count !== length) {
      wrong.push(key);
      const rule = count < length ? 'shortList' : 'longList';
      const values = { count, english: length, line: confirmationLine(name, String(length)) };
      findings.push({ level: 'error', localeId, file, key, ...nearest(bundle, key), rule, values });
    }
  }
  return { findings, wrong, added };
}
