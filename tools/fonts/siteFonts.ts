import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultLocale, locales } from '../../src/i18n/locales.ts';
import { cutSlice } from './cutFont.ts';
import { type FallbackFace, fallbackFaces } from './fallbackFaces.ts';
import { BESIDE_HAN, headingFamily, type TextFamily, textFamilies } from './families.ts';
import { type FontFile, fontFace, fontFile, source } from './fontFace.ts';
import { headingFont, type StyledFont } from './headingFonts.ts';
import { distribute, fontFolder, type Slice, slicesOf } from './slices.ts';
import { allTexts, bundlesOf, charactersOf } from './texts.ts';

/** The fonts that all pages of the site have, and what each has for itself. */
export interface SiteFonts {
  files: FontFile[];
  /** The `@font-face` rules. The files are beside the styles. */
  css: string;
  /** The headings' font of a language with this tag, cut to what one of its pages shows, if it has such a font. */
  ofPage: (tag: string, text: string) => Promise<StyledFont | undefined>;
  /** The licences of the families. */
  licence: string;
}

/**
 * Cuts the fonts that all pages of the site have to the texts, and prepares those that each page has for itself.
 *
 * @param root folder of the project
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

/** A text family: a file for Latin, and others for what a language has besides. */
async function cutTextFamily(family: TextFamily, text: string, sample: string) {
  const parts = distribute(text, slicesOf(family.package, family.files)).map(async ({ slice, text }) => {
    const file = fontFile(family.package, slice.name, await cutSlice(slice, text, family.axes));
    return { file, slice };
  });
  const cut = await Promise.all(parts);
  return {
    files: cut.map(({ file }) => file),
    css: [...textFaces(family, cut), ...standIns(family, await fallbackFaces(family, sample))],
  };
}

/** The rules of a text family: as it is, and as it stands beside the Han script, which has its own quotes. */
function textFaces(
  { family, axes, besideHan, givesWayToHan }: TextFamily,
  cut: readonly { file: FontFile; slice: Slice }[],
): string[] {
  const weight = `${axes.wght.min} ${axes.wght.max}`;
  return cut.flatMap(({ file, slice }) => [
    fontFace({ family, weight, ...source(file), unicodeRange: slice.unicodeRange }),
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

/** The same font, larger: its size is adjusted, on top of what it is adjusted by already. */
function enlarged<Rule extends FallbackFace>(rule: Rule, by: number): Rule {
  const size = Number(/size-adjust:([\d.]+)%/.exec(rule.adjustments)?.[1] ?? 100) * by;
  const rest = rule.adjustments.replace(/size-adjust:[^;]+;?/, '');
  return { ...rule, adjustments: `size-adjust:${size.toFixed(4)}%;${rest}` };
}
