import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFile, CONFIRMED } from '../../plugins/bundles.ts';
import type { Finding } from './finding.ts';
import { type Bundle, errorAt, readBundle } from './readBundle.ts';
import type { CheckedLanguage } from './site.ts';

/** A language's confirmations, and the names of those that something has been confirmed by. */
export interface Confirmations extends Bundle {
  asked: Set<string>;
}

/**
 * Reads a language's confirmations, which somebody gave who found a text or a list right:
 *
 * - older than its English: the English that was read, `"faq:items.0.answer": "…"`;
 * - a list with more entries than in English: the number of English entries, `"faq:items": "3"`;
 * - a text or a group that English does not have: nothing, `"common:consular": ""`;
 * - what a rule found: the rule and what it found, `"faq:items.0.answer#lostFigure": "24"`.
 *
 * A confirmation is valid until that changes.
 */
export function readConfirmations(root: string, localeId: string): Confirmations | undefined {
  const bundle = readBundle(root, localeId, CONFIRMED);
  const nested = [...(bundle?.offsets.keys() ?? [])].find((key) => key && !bundle?.texts.has(key));
  if (bundle && nested) bundle.findings.push(errorAt(bundle, nested, 'notText', { value: '{ … }' }));
  return bundle && { ...bundle, asked: new Set() };
}

/** A confirmation as a line of the file. */
export const confirmationLine = (name: string, value: string): string =>
  `${JSON.stringify(name)}: ${JSON.stringify(value)},`;

/** Whether something is confirmed. While the file cannot be read, that is the one finding. */
export function isConfirmed(confirmations: Confirmations | undefined, name: string, value: string): boolean {
  const isRight = confirmations?.texts.get(name) === value;
  if (isRight) confirmations?.asked.add(name);
  return isRight || (confirmations?.findings.length ?? 0) > 0;
}

/** Whether a text, or a group around it, is confirmed as one that only this language needs; so are all while the file cannot be read. */
export const isOnlyHere = (confirmations: Confirmations | undefined, text: string): boolean =>
  (confirmations?.findings.length ?? 0) > 0 ||
  [...(confirmations?.texts ?? [])].some(
    ([name, value]) => value === '' && `${text}.`.startsWith(`${name}.`),
  );

/**
 * A warning for each confirmation of what does not exist, such as a text whose key was renamed, and of what no rule finds any
 * more; broken bundles, and texts with other findings, may have it.
 */
export function idleConfirmations(root: string, { bundles, findings }: CheckedLanguage, all: Confirmations) {
  const isIdle = (name: string) => {
    const [, namespace = '', key = '', rule] = /^([^:]*):?([^#]*)#?(.*)/.exec(name) ?? [];
    const bundle = bundles.get(namespace);
    if (!bundle) return !existsSync(join(root, bundleFile(all.localeId, namespace)));
    if (!bundle.offsets.has(key)) return true;
    const isHidden = findings.some((one) => one.file === bundle.file && one.key === key && one.rule !== rule);
    return Boolean(rule) && !all.asked.has(name) && !isHidden;
  };
  const idle = [...all.texts.keys()].filter(isIdle);
  return idle.map((name): Finding => ({ ...errorAt(all, name, 'confirmsNothing'), level: 'warning' }));
}
