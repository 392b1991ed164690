import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultLocale, locales } from '../../src/i18n/locales.ts';
import { cutSlice } from './cutFont.ts';
import { type FallbackFace, fallbackFaces, percent, spaceFaces } from './fallbackFaces.ts';
import { BEFORE_HAN, BESIDE_HAN, headingFamily, type TextFamily, textFamilies } from './families.ts';
import { type FontFile, fontFace, fontFile, source } from './fontFace.ts';
import { headingFont, type StyledFont } from './headingFonts.ts';
import { distribute, fontFolder, type Slice, slicesOf } from './slices.ts';
import { allTexts, bundlesOf, charactersOf } from './texts.ts';

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
  const sample = bundlesOf(defaultLocale, root);
  const serif = await cutTextFamily(textFamilies.serif, text, sample);
  const sans = await cutTextFamily(textFamilies.sans, text, sample);
  const scripts = await Promise.all(
    locales.map(
      async (locale) => [locale.tag, await headingFont(locale.tag, charactersOf(locale, root))] as const,
    ),
  );
  const ofScript = new Map(scripts);
  return {
    files: [...serif.files, ...sans.files],
    css: [...serif.css, ...sans.css].join('\n'),
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
async function cutTextFamily(family: TextFamily, text: string, sample: string) {
  const parts = distribute(text, slicesOf(family.package, family.files)).map(async ({ slice, text }) => {
    const file = fontFile(family.package, slice.name, await cutSlice(slice, text, family.axes));
    return { file, slice };
  });
  const cut = await Promise.all(parts);
  return {
    files: cut.map(({ file }) => file),
    css: [
      ...textFaces(family, cut),
      ...standIns(family, await fallbackFaces(family, sample)),
      ...spaces(family),
    ],
  };
}

/** The rules of a text family, and those for use beside Han text, which leave quotation marks to the Han font. */
function textFaces(
  { family, axes, besideHan, givesWayToHan }: TextFamily,
  cut: readonly { file: FontFile; slice: Slice }[],
): string[] {
  const weight = `${axes.wght.min} ${axes.wght.max}`;
  return cut.flatMap(({ file, slice }) => [
    fontFace({
      family,
      weight,
      ...source(file),
      unicodeRange: cut.length > 1 ? slice.unicodeRange : BEFORE_HAN,
    }),
    ...(slice.name === 'latin' && !givesWayToHan
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

function spaces(family: TextFamily): string[] {
  const { spaces: name } = family.fallback;
  return name ? spaceFaces(family).map((face) => fontFace({ family: name, ...face })) : [];
}

/** A rule scaled further, on top of its own size adjustment. */
function enlarged<Rule extends FallbackFace>(rule: Rule, by: number): Rule {
  const size = Number(/size-adjust:([\d.]+)%/.exec(rule.adjustments)?.[1] ?? 100) * by;
  const rest = rule.adjustments.replace(/size-adjust:[^;]+;?/, '');
  return { ...rule, adjustments: `size-adjust:${percent(size)};${rest}` };
}
