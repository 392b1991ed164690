import type { Verdict } from './finding.ts';

/** Tags, such as `<b>`; HTML's names of characters, such as `&nbsp;`; i18next's nesting, `$t(…)`. */
const MARKUP = /<\/?[a-z\d][^<>]*>|&(?:[a-z\d]+|#\d+|#x[\da-f]+);|\$t\([^)]*\)/gi;

/** A text without markup. */
export const withoutMarkup = (text: string): string => text.replace(MARKUP, ' ');

/** Finds markup, in any language: the site shows its texts as they are written. */
export function checkMarkup(text: string): Verdict | undefined {
  const found = [...new Set(text.match(MARKUP) ?? [])];
  if (found.length === 0) return undefined;
  return { level: 'error', rule: 'markup', values: { found, example: '&amp;' } };
}
