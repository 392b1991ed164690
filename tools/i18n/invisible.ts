import type { Verdict } from './finding.ts';

/**
 * Characters that nobody sees and no text on a page needs: control characters other than the newline, and what Unicode
 * has displays ignore, such as soft hyphens, direction marks, joiners, fillers, byte order marks; but not the selectors
 * of a picture's form (U+FE0F).
 */
const INVISIBLE = /(?!\n)\p{Cc}|[\p{Zl}\p{Zp}\u2800\ufff9-\ufffb]|(?![\ufe00-\ufe0f\u200c\u200d])\p{DI}/u;

/** Joiners that join nothing. After a letter of a script such as Tamil they are part of the spelling. */
const JOINER =
  /(?<=^|[\p{Script=Latin}\p{Script=Hani}\p{Script=Hang}\p{P}\p{Z}\p{N}\p{S}\p{C}])[\u200c\u200d]/u;

const ANY = new RegExp(`${INVISIBLE.source}|${JOINER.source}`, 'gu');

/** A text without them. */
export const withoutInvisible = (text: string): string => text.replace(ANY, '');

/** Finds invisible characters, which come with text copied from other programs. */
export function checkInvisible(text: string): Verdict | undefined {
  const found = new Set(text.match(ANY) ?? []);
  if (found.size === 0) return undefined;
  return { level: 'error', rule: 'invisibleCharacter', values: { characters: [...found].map(codePoint) } };
}

/**
 * Finds letters that are stored in parts, as in names of files on a Mac: they look like others, but neither a search nor
 * the glossary recognises them.
 */
export function checkComposed(text: string): Verdict | undefined {
  const words = text.split(/\s+/).filter((word) => word !== word.normalize());
  if (words.length === 0) return undefined;
  return { level: 'error', rule: 'decomposed', values: { words: words.map((word) => word.normalize()) } };
}

/** Unicode's notation of a character: `U+200B`. */
const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
