import type { Verdict } from './finding.ts';

/**
 * Characters that nobody sees and that a text on a page has no use for: controls other than the line's end, zero-width
 * spaces, marks of direction and of the order of bytes.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what it looks for
const INVISIBLE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** Finds characters that nobody sees, which come in with a copy from another program. */
export function checkInvisible(text: string): Verdict | undefined {
  const found = new Set(text.match(INVISIBLE) ?? []);
  if (found.size === 0) return undefined;
  return { level: 'error', rule: 'invisibleCharacter', values: { characters: [...found].map(codePoint) } };
}

/** How Unicode names a character: `U+200B`. */
const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
