import { scriptOf } from '../../src/core/i18n/typography.ts';

/** A family for Latin, kept variable and subset to the characters in use. Lengths are in ems. */
export interface TextFamily {
  family: string;
  package: string;
  /** Which files of the package to use; they differ in their axes. */
  files: 'opsz' | 'wght';
  /** The range of each axis that the styles use: weights and optical sizes. */
  axes: { wght: Range; opsz?: Range };
  /** Names the fallback family and the device fonts that it is made from. If a device has several, the last one wins. */
  fallback: { family: string; fonts: readonly DeviceFont[] };
  /**
   * A family with only some characters of the same device fonts, for Chinese or Korean pages: how wide this family has them,
   * and at what scale.
   */
  exact: { family: string; characters: string; width: number; scale: number };
  /** Scale next to Han text, to match the Latin letters of a Han font. */
  besideHan: number;
  ascent: number;
  descent: number;
  /**
   * The mean width of a letter in each weight in use: measured on the site's English texts, at the optical size at which
   * the weight is mostly set, kerning included.
   */
  widths: Readonly<Record<number, number>>;
}

interface Range {
  min: number;
  max: number;
}

/**
 * A font of phones, Windows or macOS: its name for `local()`, the mean width of a letter in English text (from
 * @capsizecss/metrics 4.3.0), and the mean width of the characters of `exact` (`exactWidth`), both in ems. Browsers look up each name
 * before the first paint, so there are few: Times New Roman is missing because every system with it also has Georgia.
 */
export interface DeviceFont {
  name: string;
  width: number;
  exactWidth: number;
}

/** The largest figures of a Chinese or Korean page; a line takes its height from the space. */
export const FIGURES = '0123456789 ';

/** The families of headings (except in scripts that have one of their own) and of text. */
export const textFamilies: Record<'serif' | 'sans', TextFamily> = {
  serif: {
    family: 'Source Serif 4 Variable',
    package: '@fontsource-variable/source-serif-4',
    files: 'opsz',
    axes: { wght: { min: 400, max: 600 }, opsz: { min: 20, max: 60 } },
    besideHan: 1.07,
    fallback: {
      family: 'Source Serif fallback',
      fonts: [
        { name: 'Noto Serif', width: 0.481, exactWidth: 0.559 },
        // In years: each of its figures has its own width.
        { name: 'Georgia', width: 913 / 2048, exactWidth: 0.54 },
      ],
    },
    exact: { family: 'Source Serif fallback figures', characters: FIGURES, width: 0.47, scale: 1 },
    ascent: 1.036,
    descent: 0.335,
    widths: { 400: 0.4455, 500: 0.43, 600: 0.4543 },
  },
  sans: {
    family: 'Source Sans 3 Variable',
    package: '@fontsource-variable/source-sans-3',
    files: 'wght',
    axes: { wght: { min: 400, max: 600 } },
    besideHan: 1.1,
    fallback: {
      family: 'Source Sans fallback',
      fonts: [
        { name: 'Roboto', width: 911 / 2048, exactWidth: 508 / 2048 },
        { name: 'Arial', width: 913 / 2048, exactWidth: 569 / 2048 },
      ],
    },
    exact: { family: 'Source Sans fallback spaces', characters: ' \u00a0', width: 0.2, scale: 1.1 },
    ascent: 1.024,
    descent: 0.4,
    widths: { 400: 0.4159, 600: 0.4293 },
  },
};

/** The heading families of scripts that the text families do not cover. */
const headingFamilies: Record<string, { family: string; package: string }> = {
  Hans: { family: 'Noto Serif SC Variable', package: '@fontsource-variable/noto-serif-sc' },
  Kore: { family: 'Noto Serif KR Variable', package: '@fontsource-variable/noto-serif-kr' },
};

/** Their one weight, which serves every heading. */
export const HEADING_WEIGHT = 500;

/** The heading family of a language, by its script: of `zh-Hans`, not of `ms`, whose headings use the device's own font. */
export const headingFamily = (tag: string) => headingFamilies[scriptOf(tag) ?? ''];
