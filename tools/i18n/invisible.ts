import type { Verdict } from './finding.ts';

/**
 * Invisible characters that no text on a page needs: control characters except the newline, and those that displays
 * ignore according to Unicode, such as soft hyphens, joiners and byte order marks; but not variation selectors.
 */
const INVISIBLE = /(?!\n|[\ufe00-\ufe0f])[\p{Cc}\p{Zl}\p{Zp}\p{DI}]/gu;

/** A text without them. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** Finds invisible characters, often copied from other programs. */
export function checkInvisible(text: string): Verdict | undefined {
  const found = new Set(text.match(INVISIBLE) ?? []);
  if (found.size === 0) return undefined;
  return { level: 'error', rule: 'invisibleCharacter', values: { characters: [...found].map(codePoint) } };
}

/**
 * Finds decomposed letters, as in file names on a Mac: they look the same, but neither a search nor the glossary
 * recognises them.
 */
export function checkComposed(text: string): Verdict | undefined {
  const words = text.split(/\s+/).filter((word) => word !== word.normalize());
  if (words.length === 0) return undefined;
  return { level: 'error', rule: 'decomposed', values: { words: words.map((word) => word.normalize()) } };
}

/** Unicode's notation of a character: `U+200B`. */
const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
