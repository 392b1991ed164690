import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { locales } from '../../src/i18n/locales.ts';
import { cutSlice } from './cutFont.ts';
import { fallbackFaces, spaceFaces } from './fallbackFaces.ts';
import { BEFORE_HAN, BESIDE_HAN, headingFamily, type TextFamily, textFamilies } from './families.ts';
import { type FontFace, type FontFile, fontFace, fontFile, source } from './fontFace.ts';
import { headingFont, type StyledFont } from './headingFonts.ts';
import { distribute, fontFolder, type Slice, slicesOf } from './slices.ts';
import { allTexts, charactersOf } from './texts.ts';

/** The fonts shared by all pages, and those of single pages. */
export interface SiteFonts {
  files: FontFile[];
  /** The `@font-face` rules; the files are in the same folder. */
  css: string;
  /** The heading font for the text of one page in the language with this tag, if the language has one. */
  ofPage: (tag: string, text: string) => Promise<StyledFont | undefined>;
  /** The licences of the families. */
  licence: string;
}

/**
 * Subsets the fonts that all pages share, and prepares those of single pages.
 *
 * @param root root folder of the project
 */
export async function cutSiteFonts(root: string): Promise<SiteFonts> {
  const text = allTexts(root);
  const families = await Promise.all(
    Object.values(textFamilies).map((family) => cutTextFamily(family, text)),
  );
  const ofScript = new Map(
    await Promise.all(
      locales.map(
        async (locale) => [locale.tag, await headingFont(locale.tag, charactersOf(locale, root))] as const,
      ),
    ),
  );
  return {
    files: families.flatMap(({ files }) => files),
    css: families.flatMap(({ css }) => css).join('\n'),
    ofPage: async (tag, text) => ofScript.get(tag)?.(text),
    licence: await licences(),
  };
}

async function licences(): Promise<string> {
  const families = [...Object.values(textFamilies), ...locales.map(({ tag }) => headingFamily(tag))];
  const packages = new Set(families.flatMap((family) => family?.package ?? []));
  const texts = [...packages].map((name) => readFile(join(fontFolder(name), 'LICENSE'), 'utf8'));
  return (await Promise.all(texts)).join('\n\n');
}

/** A text family: one file for Latin, and one for each other slice that some language needs. */
async function cutTextFamily(family: TextFamily, text: string) {
  const slices = distribute(text, slicesOf(family.package, family.files));
  const cut = await Promise.all(
    slices.map(async ({ slice, text }) => {
      const file = fontFile(family.package, slice.name, await cutSlice(slice, text, family.axes));
      const unicodeRange = slices.length > 1 ? slice.unicodeRange : BEFORE_HAN;
      return { file, slice: { ...slice, unicodeRange }, ...source(file.name) };
    }),
  );
  return { files: cut.map(({ file }) => file), css: familyFaces(family, cut) };
}

/** The font-face rules of a text family and its fallbacks, and those for Han text, where the Han font has the quotation marks. */
export function familyFaces(
  family: TextFamily,
  parts: readonly (Pick<FontFace, 'src' | 'adjustments'> & { slice: Slice })[],
): string[] {
  const { family: name, axes, besideHan, widthOfHan, fallback } = family;
  const weight = `${axes.wght.min} ${axes.wght.max}`;
  const nextToHan = ({ family, scale = 1, ...face }: FontFace): FontFace => ({
    ...face,
    family: `${family} beside Han`,
    scale: scale * besideHan,
    unicodeRange: BESIDE_HAN,
  });
  const own = parts.flatMap(({ slice, src, adjustments }) => {
    const face = { family: name, weight, src, adjustments, unicodeRange: slice.unicodeRange };
    return slice.name === 'latin' && !widthOfHan ? [face, nextToHan(face)] : [face];
  });
  const standIns = (widths: TextFamily['widths']) =>
    fallbackFaces({ ...family, widths }).map((face) => ({ family: fallback.family, ...face }));
  const besideHanWidths = widthOfHan ? [{ weight, width: widthOfHan }] : family.widths;
  const { spaces } = fallback;
  const spaced = spaces
    ? spaceFaces(family).map((face) => ({ family: spaces, ...face, scale: (face.scale ?? 1) * besideHan }))
    : [];
  return [...own, ...standIns(family.widths), ...standIns(besideHanWidths).map(nextToHan), ...spaced].map(
    fontFace,
  );
}
