import { closest } from './closest.ts';
import type { Verdict } from './finding.ts';
import { withoutMarkup } from './markup.ts';

/** `{{name}}`, or `{{name, format(options)}}`. */
const PLACEHOLDER = /\{\{-?\s*([^\s,{}]+)\s*(?:,\s*([\w-]+)[^{}]*)?\}\}/g;

/** The formats that i18next has (https://www.i18next.com/translation-function/formatting). */
const FORMATS = ['number', 'currency', 'datetime', 'relativetime', 'list'];

/** The placeholders of a text by name, with their format if they have one. */
export function placeholders(text: string): Map<string, string> {
  return new Map([...text.matchAll(PLACEHOLDER)].map(([, name = '', format = '']) => [name, format]));
}

/** A text without placeholders and markup. */
export const withoutPlaceholders = (text: string): string => withoutMarkup(text.replace(PLACEHOLDER, ' '));

/** Finds braces that form no complete placeholder, such as `{firm}` or `｛｛firm｝｝`. */
export function checkBraces(text: string): Verdict | undefined {
  const rest = text.replace(PLACEHOLDER, '');
  if (!/[{}｛｝]/.test(rest)) return undefined;
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
  const lost = [...wanted.keys()].filter((name) => !found.has(name) && !optional.includes(name));
  const unknown = [...found.keys()].filter((name) => !wanted.has(name) && !factNames.includes(name));
  if (lost.length > 0) {
    return {
      level: 'error',
      rule: unknown.length > 0 ? 'replacedPlaceholder' : 'lostPlaceholder',
      values: { count: lost.length, names: lost.map(inBraces), instead: unknown.map(inBraces) },
    };
  }
  if (unknown.length > 0) {
    const values = { count: unknown.length, names: unknown.map(inBraces) };
    return { level: 'error', rule: 'unknownPlaceholder', values };
  }
  const unformatted = [...wanted].find(([name, format]) => found.has(name) && found.get(name) !== format);
  if (!unformatted) return undefined;
  const [name, format] = unformatted;
  return {
    level: 'error',
    rule: format ? 'placeholderFormat' : 'placeholderWithoutFormat',
    values: { name: inBraces(name), format },
  };
}

/**
 * Finds a placeholder of an English text that nothing gives a value to; the page would show it with its braces.
 *
 * @param known the names that have a value there
 */
export function checkFilled(text: string, known: readonly string[]): Verdict | undefined {
  const unknown = [...placeholders(text).keys()].find((name) => !known.includes(name));
  if (!unknown) return undefined;
  const meant = closest(unknown, known);
  return {
    level: 'error',
    rule: meant ? 'unfilledMistyped' : 'unfilledPlaceholder',
    values: { name: inBraces(unknown), meant: meant && inBraces(meant), example: '{{firm}}' },
  };
}

/** Finds a format that does not exist, such as `{{max, nubmer}}`; the page would show the value as it is stored. */
export function checkFormats(text: string): Verdict | undefined {
  const wrong = [...placeholders(text)].find(([, format]) => format && !FORMATS.includes(format));
  if (!wrong) return undefined;
  const [name, format] = wrong;
  return {
    level: 'error',
    rule: 'unknownFormat',
    values: { name: inBraces(name), format, formats: FORMATS },
  };
}

const inBraces = (name: string): string => `{{${name}}}`;
