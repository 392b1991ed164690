/** The part of an axis that is kept. */
export interface AxisRange {
  min: number;
  max: number;
}

/** A family of the Latin script and its neighbours, kept variable and cut to the characters in use. */
export interface TextFamily {
  /** Its name in the styles. */
  family: string;
  package: string;
  /** The package has files with different axes. */
  files: 'opsz' | 'wght';
  /** What is kept of each axis: the weights and the optical sizes that the styles use. */
  axes: { wght: AxisRange; opsz?: AxisRange };
  /** The family that stands in until it has come, and what that is drawn with, as fontMetrics.ts names it. */
  fallback: { family: string; fonts: readonly FallbackFont[] };
  /** How much larger it stands beside the Han script: as large as the Latin letters of a Han font. */
  besideHan: number;
  /** A script with a heading family takes its Latin letters from that; this family then only serves as its fallback. */
  givesWayToHan?: true;
  /**
   * The weights in use, with the optical size at which each mostly stands, and how much narrower kerning makes its lines
   * than their letters are: the site's paragraphs measured in a browser beside Liberation Sans, which is as wide as Arial.
   */
  weights: readonly { weight: number; opsz?: number; kerning?: number }[];
}

/** A font that the visitor's device may have. */
export type FallbackFont = 'arial' | 'georgia' | 'notoSerif' | 'roboto' | 'timesNewRoman';

/** Where a font of the device is found: the names that different systems give it. */
export const localNames: Record<FallbackFont, readonly string[]> = {
  arial: ['Arial', 'ArialMT', 'Liberation Sans'],
  georgia: ['Georgia'],
  notoSerif: ['Noto Serif', 'NotoSerif'],
  roboto: ['Roboto'],
  timesNewRoman: ['Times New Roman', 'Liberation Serif'],
};

/**
 * The family of headings, but for scripts that have one of their own, and the family of text. Where a device has
 * several of the fallbacks, the last one is taken.
 */
export const textFamilies: Record<'serif' | 'sans', TextFamily> = {
  serif: {
    family: 'Source Serif 4 Variable',
    package: '@fontsource-variable/source-serif-4',
    files: 'opsz',
    axes: { wght: { min: 400, max: 600 }, opsz: { min: 20, max: 60 } },
    besideHan: 1.07,
    givesWayToHan: true,
    fallback: { family: 'Source Serif fallback', fonts: ['timesNewRoman', 'notoSerif', 'georgia'] },
    weights: [
      { weight: 400, opsz: 24 },
      { weight: 500, opsz: 40 },
      { weight: 600, opsz: 22 },
    ],
  },
  sans: {
    family: 'Source Sans 3 Variable',
    package: '@fontsource-variable/source-sans-3',
    files: 'wght',
    axes: { wght: { min: 400, max: 600 } },
    besideHan: 1.1,
    fallback: { family: 'Source Sans fallback', fonts: ['roboto', 'arial'] },
    weights: [
      { weight: 400, kerning: 0.995 },
      { weight: 600, kerning: 0.988 },
    ],
  },
};

/**
 * A family for the headings of a script that the text families do not draw: with its own Latin letters, which are
 * those of Source Serif, made to stand beside that script.
 */
export interface HeadingFamily {
  family: string;
  package: string;
  /** Between the 500 and the 600 of headings in English. */
  weight: number;
}

/**
 * What Latin fonts draw in texts in the Han script: not the middle dot, the dash, quotes and dots, which that writes
 * in its own way.
 */
export const BESIDE_HAN = 'U+0000-00B6,U+00B8-2013,U+2015-2017,U+201E-2025,U+2027-2E7F';

const headingFamilies: Record<string, HeadingFamily> = {
  Hans: {
    family: 'Noto Serif SC subset',
    package: '@fontsource-variable/noto-serif-sc',
    weight: 560,
  },
  Kore: {
    family: 'Noto Serif KR subset',
    package: '@fontsource-variable/noto-serif-kr',
    weight: 560,
  },
};

/**
 * The heading family of a language, by its script. A script without one has its headings in the device's own font.
 *
 *     headingFamily('zh-Hans')?.family // => 'Noto Serif SC subset'
 *     headingFamily('ms')              // => undefined
 */
export const headingFamily = (tag: string): HeadingFamily | undefined =>
  headingFamilies[new Intl.Locale(tag).maximize().script ?? ''];
