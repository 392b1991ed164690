import { locales } from '../../src/i18n/locales.ts';
import { cutAndJoin, cutSlice, cutWhole } from './cutFont.ts';
import { fallbackFaces, spaceFaces } from './fallbackFaces.ts';
import { BEFORE_HAN, BESIDE_HAN, headingFamily, type TextFamily, textFamilies } from './families.ts';
import { type FontFace, type FontFile, fontFace, fontFile, source } from './fontFace.ts';
import { distribute, slicesOf } from './slices.ts';
import { allTexts, charactersOf } from './texts.ts';
import { rangeOf } from './unicodeRange.ts';

/** Subsets the heading font of a language to the text of one page; the rule expects the file in its own folder. */
export type HeadingFont = (text: string) => Promise<{ file: FontFile; css: string }>;

/** The fonts shared by all pages, and those of single pages. */
export interface SiteFonts {
  files: FontFile[];
  /** The `@font-face` rules; the files are in the same folder. */
  css: string;
  /** The heading fonts by language tag, for languages that have one. */
  headings: ReadonlyMap<string, HeadingFont | undefined>;
}

/**
 * Subsets the fonts that all pages share, and prepares those of single pages.
 *
 * @param root root folder of the project
 */
export async function cutSiteFonts(root: string): Promise<SiteFonts> {
  const text = allTexts(root);
  const families = Object.values(textFamilies).map((family) => cutTextFamily(family, text));
  const headings = locales.map(
    async (locale) => [locale.tag, await headingFont(locale.tag, charactersOf(locale, root))] as const,
  );
  const cut = await Promise.all(families);
  return {
    files: cut.flatMap(({ files }) => files),
    css: cut.flatMap(({ css }) => css).join('\n'),
    headings: new Map(await Promise.all(headings)),
  };
}

/** The characters of CSS counters, which appear in no text. */
const COUNTERS = '0123456789. ';

/**
 * Prepares the heading family of a language, if its script has one, for subsetting by page.
 *
 * @param text every text that may be set in it
 */
async function headingFont(tag: string, text: string): Promise<HeadingFont | undefined> {
  const family = headingFamily(tag);
  if (!family) return undefined;
  const joined = await cutAndJoin(family.package, text, family.weight);
  return async (shown) => {
    const characters = shown + COUNTERS;
    const file = fontFile(family.package, tag.toLowerCase(), await cutWhole(joined, characters));
    const unicodeRange = rangeOf(characters);
    const css = fontFace({ family: family.family, weight: '400 600', ...source(file.name), unicodeRange });
    return { file, css };
  };
}

/** A text family: one file for Latin, and one for each other slice that some language needs. */
async function cutTextFamily(
  family: TextFamily,
  text: string,
): Promise<Pick<SiteFonts, 'files'> & { css: string[] }> {
  const slices = distribute(text, slicesOf(family.package, family.files));
  const parts = await Promise.all(
    slices.map(async ({ slice, text }) => ({
      name: slice.name,
      file: fontFile(family.package, slice.name, await cutSlice(slice, text, family.axes)),
      unicodeRange: slices.length > 1 ? slice.unicodeRange : BEFORE_HAN,
    })),
  );
  return { files: parts.map(({ file }) => file), css: familyFaces(family, parts) };
}

interface FontPart {
  /** Name of the slice. */
  name: string;
  file: FontFile;
  unicodeRange: string;
}

/** The rules of a text family and its fallbacks, and those for Han text, where the Han font has the quotation marks. */
function familyFaces(family: TextFamily, parts: readonly FontPart[]): string[] {
  const { axes, besideHan, widthOfHan, fallback } = family;
  const weight = `${axes.wght.min} ${axes.wght.max}`;
  const nextToHan = ({ family, scale = 1, ...face }: FontFace): FontFace => ({
    ...face,
    family: `${family} beside Han`,
    scale: scale * besideHan,
    unicodeRange: BESIDE_HAN,
  });
  const own = parts.flatMap(({ name, file, unicodeRange }) => {
    const face = { family: family.family, weight, ...source(file.name), unicodeRange };
    return name === 'latin' && !widthOfHan ? [face, nextToHan(face)] : [face];
  });
  const fallbacks = (widths: TextFamily['widths']) =>
    fallbackFaces({ ...family, widths }).map((face) => ({ family: fallback.family, ...face }));
  const besideHanWidths = widthOfHan ? [{ weight, width: widthOfHan }] : family.widths;
  const { spaces } = fallback;
  const spaced = spaces
    ? spaceFaces(family).map((face) => ({ family: spaces, ...face, scale: (face.scale ?? 1) * besideHan }))
    : [];
  return [...own, ...fallbacks(family.widths), ...fallbacks(besideHanWidths).map(nextToHan), ...spaced].map(
    fontFace,
  );
}
