/** A range of an axis. */
export interface AxisRange {
  min: number;
  max: number;
}

/** A family for Latin and related scripts, kept variable and subset to the characters in use. Lengths are in ems. */
export interface TextFamily {
  /** Its name in the stylesheets. */
  family: string;
  package: string;
  /** Which files of the package to use; they differ in their axes. */
  files: 'opsz' | 'wght';
  /** The range of each axis that the styles use: weights and optical sizes. */
  axes: { wght: AxisRange; opsz?: AxisRange };
  /**
   * The fallback family, and the device fonts that it is made from. `spaces` is a family with only their spaces, at the
   * scale next to Han text: Korean uses hardly anything else of the family. If a device has several of the fonts, the
   * last one wins.
   */
  fallback: { family: string; fonts: readonly DeviceFont[]; spaces?: string };
  /** Scale next to Han text, to match the Latin letters of a Han font. */
  besideHan: number;
  /**
   * In a script with a heading family, Latin letters come from that one, in its one weight, and this family is only its
   * fallback. The mean width of those letters, before `besideHan`: measured on the partners' names.
   */
  widthOfHan?: number;
  ascent: number;
  descent: number;
  /**
   * The mean width of a letter in each weight in use: measured on the site's English texts, at the optical size at which
   * the weight is mostly set, kerning included.
   */
  widths: readonly { weight: number | string; width: number }[];
  /** The width of a space. */
  space?: number;
}

/** The families of headings (except in scripts that have one of their own) and of text. */
export const textFamilies: Record<'serif' | 'sans', TextFamily> = {
  serif: {
    family: 'Source Serif 4 Variable',
    package: '@fontsource-variable/source-serif-4',
    files: 'opsz',
    axes: { wght: { min: 400, max: 600 }, opsz: { min: 20, max: 60 } },
    besideHan: 1.07,
    widthOfHan: 0.4663,
    fallback: { family: 'Source Serif fallback', fonts: ['liberationSerif', 'notoSerif', 'georgia'] },
    ascent: 1.036,
    descent: 0.335,
    widths: [
      { weight: 400, width: 0.4455 },
      { weight: 500, width: 0.4324 },
      { weight: 600, width: 0.4543 },
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
    ascent: 1.024,
    descent: 0.4,
    widths: [
      { weight: 400, width: 0.4159 },
      { weight: 600, width: 0.4255 },
    ],
    space: 0.2,
  },
};

/** A font that the visitor's device may have. */
export type DeviceFont = 'arial' | 'georgia' | 'liberationSerif' | 'notoSerif' | 'roboto';

/**
 * Device fonts: their names on different systems, for `local()`, the mean width of a letter in English text (from
 * @capsizecss/metrics 4.3.0), and the width of a space, both in ems. Browsers look up each name before the first paint, so
 * the list is short: Times New Roman is missing because every system with it also has Georgia.
 */
export const deviceFonts: Record<DeviceFont, { local: readonly string[]; width: number; space?: number }> = {
  arial: { local: ['Arial', 'Liberation Sans'], width: 913 / 2048, space: 569 / 2048 },
  georgia: { local: ['Georgia'], width: 913 / 2048 },
  liberationSerif: { local: ['Liberation Serif'], width: 832 / 2048 },
  notoSerif: { local: ['Noto Serif'], width: 0.481 },
  roboto: { local: ['Roboto'], width: 911 / 2048, space: 508 / 2048 },
};

/**
 * A heading family for a script that the text families do not cover, with its own Latin letters, which are Source
 * Serif's, designed to match that script.
 */
export interface HeadingFamily {
  family: string;
  package: string;
  /** One weight serves every heading. */
  weight: number;
}

/**
 * The characters that Latin fonts provide in Han text: all except middle dot, dash, quotation marks and ellipsis, which
 * have different forms in Han fonts.
 */
export const BESIDE_HAN = 'U+0000-00B6,U+00B8-2013,U+2015-2017,U+201E-2025,U+2027-2E7F';

/** Everything before Hangul and Han: replaces Fontsource's list if a family needs only one file. */
export const BEFORE_HAN = 'U+0-2E7F';

const headingFamilies: Record<string, HeadingFamily> = {
  Hans: {
    family: 'Noto Serif SC Variable',
    package: '@fontsource-variable/noto-serif-sc',
    weight: 600,
  },
  Kore: {
    family: 'Noto Serif KR Variable',
    package: '@fontsource-variable/noto-serif-kr',
    weight: 600,
  },
};

/**
 * The heading family of a language, by its script. Without one, headings use the device's own font.
 *
 *     headingFamily('zh-Hans')?.family // => 'Noto Serif SC Variable'
 *     headingFamily('ms')              // => undefined
 */
export const headingFamily = (tag: string): HeadingFamily | undefined =>
  headingFamilies[new Intl.Locale(tag).maximize().script ?? ''];
