import type { Look } from './look.ts';
import type { Values } from './messages.ts';

/** `{{name}}`, or `{{name, format(options)}}`. */
const PLACEHOLDER = /\{\{-?\s*([^\s,{}]+)\s*(?:,\s*([^{}]*))?\}\}/g;

/** Tags, such as `<b>`; HTML's names of characters, such as `&nbsp;`; i18next's nesting, `$t(…)`. */
const MARKUP = /<\/?[a-z\d][^<>]*>|&(?:[a-z\d]+|#\d+|#x[\da-f]+);|\$t\([^)]*\)/gi;

/** An example for the messages. */
const example = '{{firm}}';

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

/** Finds a placeholder with full-width braces, such as `｛｛firm｝｝`. */
export function fullWidthBraces({ text }: Look): Values | undefined {
  const pieces = text.replace(PLACEHOLDER, '').match(/[{｛]+[^{}｛｝]+[}｝]+/g);
  const found = pieces?.find((piece) => /[｛｝]/.test(piece));
  // NFKC also makes a full-width comma before a format half-width.
  const name = found?.replace(/[{}｛｝]/g, '').normalize('NFKC');
  return found ? { found, wanted: `{{${name?.trim()}}}` } : undefined;
}

/** Finds braces that form no complete placeholder, such as `{firm}`. */
export const damaged = ({ text }: Look): Values | false =>
  /[{}｛｝]/.test(text.replace(PLACEHOLDER, '')) && { example };

/** Finds a placeholder that nothing gives a value to; the page would show it with its braces. */
export function unfilled({ text, code, factNames }: Look): Values | undefined {
  const isFilled = (name: string) => !code || code.names.has(name) || factNames.includes(name);
  const unknown = [...placeholders(text).values()].find(({ name }) => !isFilled(name));
  return unknown && { name: unknown.written, example };
}

const named = (wrong: [string, { written: string }][]): Values | undefined =>
  wrong.length > 0 ? { count: wrong.length, names: wrong.map(([, { written }]) => written) } : undefined;

/** Whether the English has a mistake of its own, which is reported there, and not to those who have it right. */
const isWrongInEnglish = (look: Look): boolean => Boolean(unfilled({ ...look, text: look.english ?? '' }));

/** Finds placeholders of the English that a translation has lost. */
export function lost(look: Look): Values | undefined {
  const found = placeholders(look.text);
  // A plural form for few may omit the number: “one more”.
  const optional = /_(zero|one|two)$/.test(look.key) ? ['count'] : [];
  const wanted = isWrongInEnglish(look) ? [] : [...placeholders(look.english ?? '')];
  return named(wanted.filter(([id, { name }]) => !found.has(id) && !optional.includes(name)));
}

/** Finds placeholders that the English has not. A translation may add facts of the firm, which every text can use. */
export function unknown(look: Look): Values | undefined {
  const wanted = placeholders(look.english ?? '');
  const found = isWrongInEnglish(look) ? [] : [...placeholders(look.text)];
  return named(found.filter(([id, { name }]) => !wanted.has(id) && !look.factNames.includes(name)));
}

/** Finds markup, in any language: the site shows its texts as they are written. */
export function markup({ text }: Look): Values | undefined {
  const found = [...new Set(text.match(MARKUP) ?? [])];
  return found.length > 0 ? { found, example: '&amp;' } : undefined;
}
