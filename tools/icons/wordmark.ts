import { type LetterPath, lettersPath } from './letters.ts';

/** A name as an outline. */
export interface Wordmark extends LetterPath {
  /** The name. */
  text: string;
}

/** Precise enough for the width of a page. */
const COARSE = 2;

/** Draws the firm's name in Source Serif 4, for the same look in every language, in print and in pictures. */
export async function wordmark(text: string): Promise<Wordmark> {
  return { text, ...(await lettersPath(text, { weight: 560, opsz: 28, tracking: 4, coarse: COARSE })) };
}
