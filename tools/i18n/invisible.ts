import type { Verdict } from './finding.ts';

/**
 * Invisible characters that no text on a page needs: control characters except the newline, and those that displays
 * ignore according to Unicode, such as soft hyphens, direction marks, joiners, fillers and byte order marks; but not
 * variation selectors (U+FE0F).
 */
const INVISIBLE = /(?!\n)\p{Cc}|[\p{Zl}\p{Zp}\u2800\ufff9-\ufffb]|(?![\ufe00-\ufe0f\u200c\u200d])\p{DI}/u;

/** Joiners without effect. After a letter of a script such as Tamil they are part of the spelling. */
const JOINER =
  /(?<=^|[\p{Script=Latin}\p{Script=Hani}\p{Script=Hang}\p{P}\p{Z}\p{N}\p{S}\p{C}])[\u200c\u200d]/u;

const ANY = new RegExp(`${INVISIBLE.source}|${JOINER.source}`, 'gu');

/** A text without them. */
export const withoutInvisible = (text: string): string => text.replace(ANY, '');

/** Finds invisible characters, often copied from other programs. */
export function checkInvisible(text: string): Verdict | undefined {
  const found = new Set(text.match(ANY) ?? []);
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
