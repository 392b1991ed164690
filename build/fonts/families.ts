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
  /** The family that stands in until it has come, and what that is drawn with, as `@capsizecss/metrics` names it. */
  fallback: { family: string; fonts: readonly FallbackFont[] };
  /** How much larger it stands beside the Han script: as large as the Latin letters of a Han font. */
  besideHan: number;
  /** The weights in use, with the optical size at which each mostly stands. */
  weights: readonly { weight: number; opsz?: number }[];
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

/** The two families of every page. Where a device has several of the fallbacks, the last one is taken. */
export const textFamilies: readonly TextFamily[] = [
  {
    family: 'Source Serif 4 Variable',
    package: '@fontsource-variable/source-serif-4',
    files: 'opsz',
    axes: { wght: { min: 400, max: 600 }, opsz: { min: 20, max: 60 } },
    besideHan: 1.07,
    fallback: { family: 'Source Serif fallback', fonts: ['timesNewRoman', 'notoSerif', 'georgia'] },
    weights: [
      { weight: 400, opsz: 24 },
      { weight: 500, opsz: 40 },
      { weight: 600, opsz: 22 },
    ],
  },
  {
    family: 'Source Sans 3 Variable',
    package: '@fontsource-variable/source-sans-3',
    files: 'wght',
    axes: { wght: { min: 400, max: 600 } },
    besideHan: 1.1,
    fallback: { family: 'Source Sans fallback', fonts: ['roboto', 'arial'] },
    weights: [{ weight: 400 }, { weight: 600 }],
  },
];

/** A family for the headings of a script that the text families do not draw. */
export interface HeadingFamily {
  family: string;
  package: string;
  /** Between the 500 and the 600 of the Latin headings that it stands beside. */
  weight: number;
  /** What it draws; the rest comes from the Latin family. */
  unicodeRange: string;
}

/** What the Han script writes in its own way, though Latin fonts have it too: middle dot, dash, quotes, dots. */
const HAN_PUNCTUATION = 'U+00B7,U+2014,U+2018-201D,U+2026';

/** The rest of what Latin fonts have: for texts in the Han script. */
export const BESIDE_HAN = 'U+0000-00B6,U+00B8-2013,U+2015-2017,U+201E-2025,U+2027-2E7F';

const headingFamilies: Record<string, HeadingFamily> = {
  Hans: {
    family: 'Noto Serif SC subset',
    package: '@fontsource-variable/noto-serif-sc',
    weight: 560,
    unicodeRange: `${HAN_PUNCTUATION},U+3000-303F,U+4E00-9FFF,U+FF00-FFEF`,
  },
  Kore: {
    family: 'Noto Serif KR subset',
    package: '@fontsource-variable/noto-serif-kr',
    weight: 560,
    unicodeRange: 'U+1100-11FF,U+3000-303F,U+3130-318F,U+4E00-9FFF,U+AC00-D7A3,U+FF00-FFEF',
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
