import type { Verdict } from './finding.ts';

/** `{{name}}`, or `{{name, format(options)}}`. */
const PLACEHOLDER = /\{\{-?\s*([^\s,{}]+)\s*(?:,\s*([\w-]+)[^{}]*)?\}\}/g;
/** i18next's way to put one text into another. */
const NESTING = /\$t\([^)]*\)/g;
const TAG = /<\/?[a-z\d][^<>]*>/gi;

/** The placeholders of a text, by name, with the name of their format if they have one. */
export function placeholders(text: string): Map<string, string> {
  return new Map([...text.matchAll(PLACEHOLDER)].map(([, name = '', format = '']) => [name, format]));
}

/** A text without its placeholders and tags: the words. */
export const withoutPlaceholders = (text: string): string =>
  text.replace(PLACEHOLDER, ' ').replace(NESTING, ' ').replace(TAG, ' ');

/** Finds braces that do not make a whole placeholder, such as `{firm}` or `｛｛firm｝｝`. */
export function checkBraces(text: string): Verdict | undefined {
  const rest = text.replace(PLACEHOLDER, '');
  if (!/[{}｛｝]/.test(rest)) return undefined;
  return {
    level: 'error',
    problem: 'A placeholder is damaged: there is a brace that belongs to none.',
    todo: 'Write it with two braces before and after, as in {{firm}}.',
  };
}

/**
 * Compares the placeholders of a translation with the English ones. A fact of the firm may be named where
 * English does not name it, since every text can.
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
    const instead = unknown.length > 0 ? ` The text has ${inBraces(unknown)} instead.` : '';
    return {
      level: 'error',
      problem: `The placeholder ${inBraces(lost)} is lost.${instead}`,
      todo: `Put ${inBraces(lost)} back where its value should stand; do not translate the name in it.`,
    };
  }
  if (unknown.length > 0) {
    return {
      level: 'error',
      problem: `The placeholder ${inBraces(unknown)} is not in the English text, so nothing would stand there.`,
      todo: 'Delete it, or use one that the English text has.',
    };
  }
  const unformatted = [...wanted].find(([name, format]) => found.has(name) && found.get(name) !== format);
  if (!unformatted) return undefined;
  const [name, format] = unformatted;
  return {
    level: 'error',
    problem: `The placeholder {{${name}}} has another format than in English.`,
    todo: format ? `Keep what follows the name: “, ${format}…”.` : `Write just {{${name}}}.`,
  };
}

/** Compares the tags, such as `<b>`, and the nested texts, `$t(…)`, of a translation with the English ones. */
export function checkTags(english: string, text: string): Verdict | undefined {
  const marks = (of: string) => [...(of.match(TAG) ?? []), ...(of.match(NESTING) ?? [])].sort();
  const [wanted, found] = [marks(english), marks(text)];
  if (wanted.join() === found.join()) return undefined;
  return {
    level: 'error',
    problem: `The tags are not those of the English text: ${found.join(' ') || 'none'} instead of ${wanted.join(' ') || 'none'}.`,
    todo: 'Take over the tags as they stand in English, around the words that they belong to.',
  };
}

const inBraces = (names: string[]): string => names.map((name) => `{{${name}}}`).join(' and ');
