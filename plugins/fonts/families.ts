/** A range of an axis. */
export interface AxisRange {
  min: number;
  max: number;
}

/** A family for Latin and related scripts, kept variable and subset to the characters in use. */
export interface TextFamily {
  /** Its name in the stylesheets. */
  family: string;
  package: string;
  /** Which files of the package to use; they differ in their axes. */
  files: 'opsz' | 'wght';
  /** The range of each axis that the styles use: weights and optical sizes. */
  axes: { wght: AxisRange; opsz?: AxisRange };
  /**
   * The fallback family, and the device fonts that it is made from, as named in fontMetrics.ts; and one of their spaces
   * alone, for languages that take hardly anything else from the family.
   */
  fallback: { family: string; fonts: readonly FallbackFont[]; spaces?: string };
  /** Scale beside Han text, to match the Latin letters of a Han font. */
  besideHan: number;
  /** In a script with a heading family, the Latin letters come from that; this family is only its fallback. */
  givesWayToHan?: true;
  /**
   * The weights in use, with the optical size at which each is mostly set, and how much kerning narrows its lines:
   * measured on the site's paragraphs in a browser against Liberation Sans, which is as wide as Arial.
   */
  weights: readonly { weight: number; opsz?: number; kerning?: number }[];
}

/** A font that the visitor's device may have. */
export type FallbackFont = 'arial' | 'georgia' | 'liberationSerif' | 'notoSerif' | 'roboto';

/**
 * The names of device fonts on different systems, for `local()`. Each is asked for before the first paint, so only those
 * that some system has alone: wherever Times New Roman is, Georgia is too.
 */
export const localNames: Record<FallbackFont, readonly string[]> = {
  arial: ['Arial', 'Liberation Sans'],
  georgia: ['Georgia'],
  liberationSerif: ['Liberation Serif'],
  notoSerif: ['Noto Serif'],
  roboto: ['Roboto'],
};

/**
 * The families of headings (except in scripts that have one of their own) and of text. Where a device has several of
 * the fallbacks, the last one wins.
 */
export const textFamilies: Record<'serif' | 'sans', TextFamily> = {
  serif: {
    family: 'Source Serif 4 Variable',
    package: '@fontsource-variable/source-serif-4',
    files: 'opsz',
    axes: { wght: { min: 400, max: 600 }, opsz: { min: 20, max: 60 } },
    besideHan: 1.07,
    givesWayToHan: true,
    fallback: { family: 'Source Serif fallback', fonts: ['liberationSerif', 'notoSerif', 'georgia'] },
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
    fallback: {
      family: 'Source Sans fallback',
      fonts: ['roboto', 'arial'],
      spaces: 'Source Sans fallback spaces',
    },
    weights: [
      { weight: 400, kerning: 0.995 },
      { weight: 600, kerning: 0.988 },
    ],
  },
};

/**
 * A heading family for a script that the text families do not cover, with its own Latin letters, which are Source
 * Serif's, designed to match that script.
 */
export interface HeadingFamily {
  family: string;
  package: string;
  /** Between the weights 500 and 600 of English headings. */
  weight: number;
}

/**
 * The characters that Latin fonts provide in Han text: not the middle dot, dash, quotation marks and ellipsis, which
 * Han fonts set in their own way.
 */
export const BESIDE_HAN = 'U+0000-00B6,U+00B8-2013,U+2015-2017,U+201E-2025,U+2027-2E7F';

/** All that comes before Hangul and Han: in place of Fontsource's list where a family needs no second file. */
export const BEFORE_HAN = 'U+0-2E7F';

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
 * The heading family of a language, by its script. Without one, headings use the device's own font.
 *
 *     headingFamily('zh-Hans')?.family // => 'Noto Serif SC subset'
 *     headingFamily('ms')              // => undefined
 */
export const headingFamily = (tag: string): HeadingFamily | undefined =>
  headingFamilies[new Intl.Locale(tag).maximize().script ?? ''];
