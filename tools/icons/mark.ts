import type { LetterPath } from '../../plugins/fonts/letters.ts';
import { colour } from '../../plugins/project.ts';

const BOTTLE = colour('bottle');
const PAPER = colour('paper');
/** Lighter than the site's brass, since it is shown small and on bottle green. */
const BRASS = '#c9a45c';

/** `small` for a tab, `whole` for a home screen, `maskable` where the system crops to a shape. */
export type MarkKind = 'small' | 'whole' | 'maskable';

/**
 * The firm's mark as an SVG document, 64 by 64: its initial on a floor tile.
 *
 * @param letter the initial's outline, from `lettersPath`
 */
export function mark(letter: LetterPath, kind: MarkKind): string {
  // A mask may crop to a circle of 80 % of the side; the tile's diamond fits into it, its corners do not.
  const scale = kind === 'maskable' ? 0.8 : 1;
  const radius = kind === 'small' ? RADIUS : 0;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${radius}" fill="${BOTTLE}"/><g transform="translate(32 32) scale(${scale})">${GROUNDS[kind]}${initial(letter, kind === 'small' ? 45 : 27)}</g></svg>`;
}

/** The quarter diamonds in the corners of a tile, rounded like the tile. */
function corners(size: number, radius = 0): string {
  const path = `M${radius} 0H${size}L0 ${size}V${radius}Q0 0 ${radius} 0Z`;
  return [0, 90, 180, 270]
    .map((turn) => `<path transform="rotate(${turn}) translate(-32 -32)" fill="${BRASS}" d="${path}"/>`)
    .join('');
}

/** The tile's diamond with a double outline. */
const DIAMOND = `<path fill="none" stroke="${BRASS}" d="M0-29.5 29.5 0 0 29.5-29.5 0Z"/><path fill="none" stroke="${BRASS}" stroke-width=".4" d="M0-26.5 26.5 0 0 26.5-26.5 0Z"/>`;

const RADIUS = 6;

const GROUNDS: Record<MarkKind, string> = {
  small: corners(15, RADIUS),
  whole: corners(12) + DIAMOND,
  maskable: DIAMOND,
};

function initial({ path, left, right, top, bottom }: LetterPath, height: number): string {
  const scale = height / (bottom - top);
  const move = `translate(${(-(left + right) / 2).toFixed(1)} ${(-(top + bottom) / 2).toFixed(1)})`;
  return `<path transform="scale(${scale.toFixed(4)}) ${move}" fill="${PAPER}" d="${path}"/>`;
}
