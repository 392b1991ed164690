import type { CheckedText } from './checkedText.ts';
import type { Values } from './messages.ts';

/** `{{name}}`, or `{{name, format(options)}}`. */
export const PLACEHOLDER = /\{\{-?\s*([^\s,{}]+)\s*(?:,\s*([^{}]*))?\}\}/g;

/** Tags, such as `<b>`; HTML's names of characters, such as `&nbsp;`; i18next's nesting, `$t(…)`. */
const MARKUP = /<\/?[a-z\d][^<>]*>|&(?:[a-z\d]+|#\d+|#x[\da-f]+);|\$t\([^)]*\)/gi;

/**
 * The placeholders of a text, by name and format. Two with the same format may have other options, and both must be the
 * English ones: a date without its time zone is another hour. Only lists may differ, by the words of a language.
 */
const placeholders = (text: string): Map<string, { name: string; written: string }> =>
  new Map(
    [...text.matchAll(PLACEHOLDER)].map(([written, name = '', format = '']) => [
      `${name},${/^list\b/.test(format) ? 'list' : format.replace(/\s/g, '')}`,
      { name, written },
    ]),
  );

/** A text without placeholders and markup. */
export const withoutPlaceholders = (text: string): string =>
  text.replace(PLACEHOLDER, ' ').replace(MARKUP, ' ');

/** Finds braces that form no complete placeholder, such as `{firm}` and `｛｛firm｝｝`. */
export function damaged({ text }: CheckedText): Values | false {
  const rest = text.replace(PLACEHOLDER, '');
  // NFKC also makes a full-width comma before a format half-width.
  const name = /[{｛]\s*(\w+(?:[,，]\s*\w+)?)/.exec(rest)?.[1]?.normalize('NFKC') ?? 'firm';
  return /[{}｛｝]/.test(rest) && { wanted: `{{${name}}}` };
}

/** Finds a placeholder that nothing gives a value to; the page would show it with its braces. */
export function unfilled({ namespace, text, code, factNames }: CheckedText): Values | undefined {
  const isKnown = (name: string) => factNames.includes(name) || code?.valuesOf(namespace).includes(name);
  const unknown = code && [...placeholders(text).values()].find(({ name }) => !isKnown(name));
  return unknown && { names: [unknown.written], example: '{{firm}}' };
}

/** What one text has and another has not; nothing if the English has a mistake of its own, which is reported there. */
function differing(entry: CheckedText, from: string, to: string, ignored: readonly string[]) {
  const there = placeholders(to);
  const wrong = [...placeholders(from)].filter(([id, { name }]) => !there.has(id) && !ignored.includes(name));
  const names = wrong.map(([, { written }]) => written);
  if (names.length === 0 || unfilled({ ...entry, text: entry.english ?? '' })) return undefined;
  return { names, example: '{{firm}}' };
}

/** Finds placeholders of the English that a translation has lost. A plural form for few may omit the number: “one more”. */
export const lost = (entry: CheckedText): Values | undefined =>
  differing(entry, entry.english ?? '', entry.text, /_(zero|one|two)$/.test(entry.key) ? ['count'] : []);

/** Finds placeholders that the English has not. A translation may add facts of the firm, which every text can use. */
export const unknown = (entry: CheckedText): Values | undefined =>
  differing(entry, entry.text, entry.english ?? '', entry.factNames);

/** Finds markup, in any language: the site shows its texts as they are written. */
export function markup({ text }: CheckedText): Values | undefined {
  const found = [...new Set(text.match(MARKUP) ?? [])];
  return found.length > 0 ? { found, example: '&amp;' } : undefined;
}
