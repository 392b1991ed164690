import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultLocale, type Locale, locales } from '../../src/i18n/locales.ts';
import { cutSlice } from './cutFont.ts';
import { type FallbackFace, fallbackFaces } from './fallbackFaces.ts';
import { BESIDE_HAN, headingFamily, type TextFamily, textFamilies } from './families.ts';
import { type FontFile, fontFace, fontFile, source } from './fontFace.ts';
import { headingFont, type StyledFont } from './headingFonts.ts';
import { deal, fontFolder, type Slice, slicesOf } from './slices.ts';
import { allTexts, textsOf } from './texts.ts';

/** The fonts of the site, and what the pages must know of them. */
export interface SiteFonts {
  files: FontFile[];
  /** The `@font-face` rules. The files are beside the styles. */
  css: string;
  /** Names of the files that every page needs. */
  first: string[];
  /** The headings' font of a language with this tag, cut to what one of its pages shows, if it has such a font. */
  ofPage: (tag: string, text: string) => Promise<StyledFont | undefined>;
  /** The licences of the families. */
  licence: string;
}

/**
 * Cuts the site's fonts to the texts.
 *
 * @param root folder of the project
 * @param headings what is set in the serif family in a language, if it is known; otherwise all of its texts are
 *   taken, which makes the files larger
 */
export async function cutSiteFonts(
  root: string,
  headings: (locale: Locale) => string = (locale) => textsOf(locale, root),
): Promise<SiteFonts> {
  const text = await cutTextFamilies(root);
  const scripts = await Promise.all(locales.map((locale) => headingFont(locale.tag, headings(locale))));
  const packages = new Set(
    [...textFamilies, ...locales.map(({ tag }) => headingFamily(tag))].flatMap((family) =>
      family ? [family.package] : [],
    ),
  );
  const licences = await Promise.all(
    [...packages].map((name) => readFile(join(fontFolder(name), 'LICENSE'), 'utf8')),
  );
  return {
    files: [...text.files, ...scripts.flatMap((script) => script?.whole.file ?? [])],
    css: [text.css, ...scripts.flatMap((script) => script?.whole.css ?? [])].join('\n'),
    first: text.first.map(({ name }) => name),
    ofPage: async (tag, text) => scripts[locales.findIndex((locale) => locale.tag === tag)]?.cutTo(text),
    licence: licences.join('\n\n'),
  };
}

/** Both text families: the Latin files that every page needs, and others for what a language has besides. */
async function cutTextFamilies(root: string) {
  const text = allTexts(root);
  const sample = textsOf(defaultLocale, root);
  const families = textFamilies.map(async (family) => {
    const parts = deal(text, slicesOf(family.package, family.files)).map(async ({ slice, text }) => {
      const file = fontFile(family.package, slice.name, await cutSlice(slice, text, family.axes));
      return { file, slice };
    });
    const cut = await Promise.all(parts);
    const fallbacks = await fallbackFaces(family, sample);
    return {
      files: cut.map(({ file }) => file),
      css: [...textFaces(family, cut), ...standIns(family, fallbacks)],
    };
  });
  const cut = await Promise.all(families);
  return {
    files: cut.flatMap(({ files }) => files),
    first: cut.flatMap(({ files }) => files.slice(0, 1)),
    css: cut.flatMap(({ css }) => css).join('\n'),
  };
}

/** The rules of a text family: as it is, and as it stands beside the Han script, which has its own quotes. */
function textFaces(
  { family, axes, besideHan }: TextFamily,
  cut: readonly { file: FontFile; slice: Slice }[],
): string[] {
  const weight = `${axes.wght.min} ${axes.wght.max}`;
  return cut.flatMap(({ file, slice }) => [
    fontFace({ family, weight, ...source(file), unicodeRange: slice.unicodeRange }),
    ...(slice.name === 'latin'
      ? [
          fontFace(
            enlarged(
              { family: `${family} beside Han`, weight, ...source(file), unicodeRange: BESIDE_HAN },
              besideHan,
            ),
          ),
        ]
      : []),
  ]);
}

function standIns({ fallback: { family }, besideHan }: TextFamily, faces: readonly FallbackFace[]): string[] {
  return faces.flatMap((standIn) => [
    fontFace({ family, ...standIn }),
    fontFace(enlarged({ family: `${family} beside Han`, ...standIn, unicodeRange: BESIDE_HAN }, besideHan)),
  ]);
}

/** The same font, larger: its size is adjusted, on top of what it is adjusted by already. */
function enlarged<Rule extends FallbackFace>(rule: Rule, by: number): Rule {
  const size = Number(/size-adjust:([\d.]+)%/.exec(rule.adjustments)?.[1] ?? 100) * by;
  const rest = rule.adjustments.replace(/size-adjust:[^;]+;?/, '');
  return { ...rule, adjustments: `size-adjust:${size.toFixed(4)}%;${rest}` };
}
