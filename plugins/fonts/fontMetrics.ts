/** Metrics of a font in font units; `xWidthAvg` is the mean width of the characters of English text. */
export interface FontMetrics {
  familyName: string;
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  xWidthAvg: number;
  /** The width of a space. */
  space?: number;
}

/**
 * The metrics of the fallback fonts and of the site's own; copied from @capsizecss/metrics 4.3.0, which has those of
 * all Google fonts in 160 MB. Widths of spaces are read from the fonts.
 */
export const fontMetrics = {
  arial: metrics('Arial', 2048, 1854, -434, 67, 913, 569),
  georgia: metrics('Georgia', 2048, 1878, -449, 0, 913),
  // As wide as Times New Roman, whose measures these are.
  liberationSerif: metrics('Liberation Serif', 2048, 1825, -443, 87, 832),
  notoSerif: metrics('Noto Serif', 1000, 1069, -293, 0, 481),
  roboto: metrics('Roboto', 2048, 1900, -500, 0, 911, 508),
  sourceSans3: metrics('Source Sans 3', 1000, 1024, -400, 0, 418, 200),
  sourceSerif4: metrics('Source Serif 4', 1000, 1036, -335, 0, 479),
} satisfies Record<string, FontMetrics>;

function metrics(
  familyName: string,
  unitsPerEm: number,
  ascent: number,
  descent: number,
  lineGap: number,
  xWidthAvg: number,
  space?: number,
): FontMetrics {
  return { familyName, unitsPerEm, ascent, descent, lineGap, xWidthAvg, space };
}
