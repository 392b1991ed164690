import type { Verdict } from './finding.ts';

/**
 * Invisible characters that no text on a page needs: control characters other than the newline, zero-width spaces,
 * direction marks, byte order marks.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const INVISIBLE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** Finds invisible characters, which come with text copied from other programs. */
export function checkInvisible(text: string): Verdict | undefined {
  const found = new Set(text.match(INVISIBLE) ?? []);
  if (found.size === 0) return undefined;
  return { level: 'error', rule: 'invisibleCharacter', values: { characters: [...found].map(codePoint) } };
}

/** Unicode's notation of a character: `U+200B`. */
const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
