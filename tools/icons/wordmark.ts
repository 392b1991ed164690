import { lettersPath } from './letters.ts';

/** A name as an outline in SVG coordinates, top left corner at 0 0. */
export interface Wordmark {
  /** The name. */
  text: string;
  width: number;
  height: number;
  path: string;
}

/** Precise enough for the width of a page, at a third of the bytes. */
const COARSE = 4;

/** Draws the firm's name in Source Serif 4, for the same look in every language, in print and in pictures. */
export async function wordmark(text: string): Promise<Wordmark> {
  const letters = await lettersPath(text, { weight: 560, opsz: 28, tracking: 4, coarse: COARSE });
  const { left, right, top, bottom } = letters;
  return { text, width: right - left, height: top - bottom, path: turned(letters.path, -left, top) };
}

/**
 * Flips the y axis of a path and moves it.
 *
 *     turned('M2 3l1-1z', 0, 3) // => 'M2 0l1 1z'
 */
function turned(path: string, x: number, y: number): string {
  return path.replace(/([Mlq])([^Mlqz]+)/g, (_, command: string, list: string) => {
    const numbers = (list.match(/-?\d+/g) ?? []).map(Number);
    const placed = numbers.map((number, index) => {
      if (command === 'M') return index === 0 ? number + x : y - number;
      return index % 2 === 0 ? number : 0 - number;
    });
    return (command + placed.join(' ')).replaceAll(' -', '-');
  });
}
