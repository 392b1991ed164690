import { compose, type Picture } from './burin/plate.ts';
import { svg } from './burin/svg.ts';
import { expansion } from './expansion.ts';
import { foundation } from './foundation.ts';
import { leadership } from './leadership.ts';
import { milestone } from './milestone.ts';

/** The vignettes of the history page, by the name of their date in its bundle. */
export const drawings = { foundation, leadership, expansion, milestone } as const satisfies Record<
  string,
  () => Picture
>;

export type Vignette = keyof typeof drawings;

/** Printer's ink, a little lighter and warmer than the site's. */
const INK = '#2b2620';

/** A vignette as an SVG file, on a transparent background. */
export const engraving = (name: Vignette): string => svg(compose(drawings[name]()), INK);
