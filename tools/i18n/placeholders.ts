import type { Verdict } from './finding.ts';

/** `{{name}}`, or `{{name, format(options)}}`. */
const PLACEHOLDER = /\{\{-?\s*([^\s,{}]+)\s*(?:,\s*([\w-]+)[^{}]*)?\}\}/g;

/** The placeholders of a text, by name and format: two with the same format may have other options. */
const placeholders = (text: string): Map<string, { name: string; written: string }> =>
  new Map(
    [...text.matchAll(PLACEHOLDER)].map(([written, name = '', format = '']) => [
      `${name},${format}`,
      { name, written },
    ]),
  );

/** A text without placeholders and markup. */
export const withoutPlaceholders = (text: string): string =>
  text.replace(PLACEHOLDER, ' ').replace(MARKUP, ' ');

/** Finds braces that form no complete placeholder, such as `{firm}` or `｛｛firm｝｝`. */
export function checkBraces(text: string): Verdict | undefined {
  const rest = text.replace(PLACEHOLDER, '');
  if (!/[{}｛｝]/.test(rest)) return undefined;
  const found = rest.match(/[{｛]+[^{}｛｝]+[}｝]+/g)?.find((piece) => /[｛｝]/.test(piece));
  if (found) {
    // NFKC also makes a full-width comma before a format half-width.
    const name = found
      .replace(/[{}｛｝]/g, '')
      .normalize('NFKC')
      .trim();
    return { level: 'error', rule: 'fullWidthBraces', values: { found, wanted: `{{${name}}}` } };
  }
  return { level: 'error', rule: 'damagedPlaceholder', values: { example: '{{firm}}' } };
}

/**
 * Compares the placeholders of a translation with those of English. A translation may add facts of the firm, which
 * every text can use.
 *
 * @param optional names that the translation may leave out
 */
export function checkPlaceholders(
  english: string,
  text: string,
  factNames: readonly string[],
  optional: readonly string[],
): Verdict | undefined {
  const wanted = placeholders(english);
  const found = placeholders(text);
  const lost = [...wanted].filter(([id, { name }]) => !found.has(id) && !optional.includes(name));
  const unknown = [...found].filter(([id, { name }]) => !wanted.has(id) && !factNames.includes(name));
  const wrong = lost.length > 0 ? lost : unknown;
  if (wrong.length === 0) return undefined;
  const values = { count: wrong.length, names: wrong.map(([, { written }]) => written) };
  return { level: 'error', rule: lost.length > 0 ? 'lostPlaceholder' : 'unknownPlaceholder', values };
}

/**
 * Finds a placeholder of an English text that nothing gives a value to; the page would show it with its braces.
 *
 * @param isFilled whether a name can have a value
 */
export function checkFilled(text: string, isFilled: (name: string) => boolean): Verdict | undefined {
  const unknown = [...placeholders(text).values()].find(({ name }) => !isFilled(name));
  if (!unknown) return undefined;
  return {
    level: 'error',
    rule: 'unfilledPlaceholder',
    values: { name: unknown.written, example: '{{firm}}' },
  };
}

/** Tags, such as `<b>`; HTML's names of characters, such as `&nbsp;`; i18next's nesting, `$t(…)`. */
const MARKUP = /<\/?[a-z\d][^<>]*>|&(?:[a-z\d]+|#\d+|#x[\da-f]+);|\$t\([^)]*\)/gi;

/** Finds markup, in any language: the site shows its texts as they are written. */
export function checkMarkup(text: string): Verdict | undefined {
  const found = [...new Set(text.match(MARKUP) ?? [])];
  if (found.length === 0) return undefined;
  return { level: 'error', rule: 'markup', values: { found, example: '&amp;' } };
}
