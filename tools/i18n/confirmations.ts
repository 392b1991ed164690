import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFile, CONFIRMED } from '../../plugins/bundles.ts';
import type { Finding } from './finding.ts';
import { type Bundle, errorAt, readBundle, textName } from './readBundle.ts';

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
export function readConfirmations(root: string, localeId: string): Bundle | undefined {
  const bundle = readBundle(root, localeId, CONFIRMED);
  const nested = [...(bundle?.offsets.keys() ?? [])].find((key) => key && !bundle?.texts.has(key));
  if (bundle && nested) bundle.findings.push(errorAt(bundle, nested, 'notText', { value: '{ … }' }));
  return bundle;
}

/** A confirmation as a line of the file. */
export const confirmationLine = (name: string, value: string): string =>
  `${JSON.stringify(name)}: ${JSON.stringify(value)},`;

/** Whether something is confirmed. While the file cannot be read, that is the one finding. */
export const isConfirmed = (confirmations: Bundle | undefined, name: string, value: string): boolean =>
  (confirmations?.findings.length ?? 0) > 0 || confirmations?.texts.get(name) === value;

/** Whether a key, or a group around it, is confirmed as one that only this language needs; so are all while the file cannot be read. */
export const isOnlyHere = (confirmations: Bundle | undefined, namespace: string, key: string): boolean =>
  (confirmations?.findings.length ?? 0) > 0 ||
  [...(confirmations?.texts ?? [])].some(
    ([name, text]) => text === '' && `${textName(namespace, key)}.`.startsWith(`${name}.`),
  );

/** A warning for each confirmation of what does not exist, such as a text whose key was renamed; broken bundles may have it. */
export function idleConfirmations(
  root: string,
  bundles: ReadonlyMap<string, Bundle>,
  all: Bundle,
): Finding[] {
  const isIdle = (name: string) => {
    const [, namespace = '', key = ''] = /^([^:]*):?([^#]*)/.exec(name) ?? [];
    const bundle = bundles.get(namespace);
    return bundle ? !bundle.offsets.has(key) : !existsSync(join(root, bundleFile(all.localeId, namespace)));
  };
  const idle = [...all.texts.keys()].filter(isIdle);
  return idle.map((name) => ({ ...errorAt(all, name, 'confirmsNothing'), level: 'warning' }));
}
