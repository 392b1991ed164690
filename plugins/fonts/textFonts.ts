import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, locales } from '../../src/core/i18n/locales.ts';
import { flatTexts } from '../../src/core/i18n/mapTexts.ts';
import { bundleFile, bundlesIn } from '../bundles.ts';
import { jsonIn } from '../project.ts';
import { cutLatin } from './cutFont.ts';
import { type DeviceFont, headingFamily, type TextFamily, textFamilies } from './families.ts';
import { type FontFace, type FontFile, fontFace, fontFile, percent, source } from './fontFace.ts';
import { fontFolder, rangeOf } from './slices.ts';

/** Everything before Hangul and Han. */
const BEFORE_HAN = 'U+0-2E7F';

/**
 * The characters that Latin fonts provide in Han text: all except middle dot, dash, quotation marks and ellipsis, which
 * have different forms in Han fonts. Korean takes the Latin ones (scripts.css).
 */
const BESIDE_HAN = 'U+0000-00B6,U+00B8-2013,U+2015-2017,U+201E-2025,U+2027-2E7F';

/** Subsets the text families to the texts of the project in `root`: the files, for `/assets/`, and the `@font-face` rules. */
export async function cutTextFonts(root: string): Promise<{ files: FontFile[]; css: string }> {
  const text = locales.map((locale) => charactersOf(locale, root)).join('');
  const cut = Object.values(textFamilies).map(async (family) => {
    const file = fontFile(family.package, 'latin', await cutLatin(family, text, family.axes));
    return { file, css: facesOf(family, file).map(fontFace).join('\n') };
  });
  const fonts = await Promise.all(cut);
  return { files: fonts.map(({ file }) => file), css: fonts.map(({ css }) => css).join('\n') };
}

/** The licences of all families. */
export function fontLicences(): string {
  const families = [...Object.values(textFamilies), ...locales.map(({ tag }) => headingFamily(tag))];
  const packages = new Set(families.flatMap((family) => family?.package ?? []));
  return [...packages].map((name) => readFileSync(join(fontFolder(name), 'LICENSE'), 'utf8')).join('\n\n');
}

/** The rules of a family and its fallbacks, and those for Han text. */
function facesOf(family: TextFamily, file: FontFile): FontFace[] {
  const { axes } = family;
  const weight = `${axes.wght.min} ${axes.wght.max}`;
  const whole = { family: family.family, weight, ...source(file.name), unicodeRange: BEFORE_HAN };
  const nextToHan = (face: FontFace) => besideHan(face, family.besideHan);
  const standIns = fallbacks(family);
  return [
    whole,
    // The serif next to Han text is cut for each page (headingFonts.ts).
    ...(family === textFamilies.serif ? [] : lateNextToHan(nextToHan(whole))),
    ...standIns,
    ...standIns.map(nextToHan),
    ...exact(family),
  ];
}

/**
 * Next to Han and Hangul the sans is figures, names and spaces: if it is late, it waits for the next page (`optional`), since a
 * word that moves to another line moves everything below. Korean takes all its characters.
 */
const lateNextToHan = (face: FontFace): FontFace[] => {
  const late = { ...face, adjustments: 'font-display:optional' };
  const family = face.family.replace(/Han$/, 'Hangul');
  return [late, { ...late, family, unicodeRange: BEFORE_HAN }];
};

const besideHan = (face: FontFace, scale: number): FontFace => ({
  ...face,
  family: `${face.family} beside Han`,
  scale: scale * (face.scale ?? 1),
  unicodeRange: BESIDE_HAN,
});

/**
 * Adjusts the device fonts to the family: the same height and, in each weight, the same average width. Lines then break at
 * the same places, so that nothing shifts when the family loads.
 */
const fallbacks = (family: TextFamily): FontFace[] =>
  Object.entries(family.widths).flatMap(([weight, width]) =>
    family.fallback.fonts.map((font) => fallback(family, font, width / font.width, weight)),
  );

/** Makes some characters of the device fonts as wide as the family's. */
const exact = (family: TextFamily): FontFace[] =>
  family.fallback.fonts.map((font) => {
    const { characters, width, scale, ...named } = family.exact;
    const face = fallback(family, font, width / font.exactWidth, '400');
    return { ...face, ...named, scale: scale * (face.scale ?? 1), unicodeRange: rangeOf(characters) };
  });

const fallback = (family: TextFamily, font: DeviceFont, scale: number, weight: string): FontFace => ({
  family: family.fallback.family,
  weight,
  src: `local("${font.name}")`,
  scale,
  // Relative to the scaled size, so the heights are those of the family.
  adjustments: [
    `ascent-override:${percent(family.ascent / scale)}`,
    `descent-override:${percent(family.descent / scale)}`,
    'line-gap-override:0%',
  ].join(';'),
});

/** ASCII, common punctuation and signs, which texts may use at any time. */
const ALWAYS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}\u00a0–—‘’“”…•·«»©®™§°±×÷½¼¾²³£¥€¡¿`;

/** Every character that a language may use: those above, and those of the facts, the bundles and the dates of `Intl`. */
export function charactersOf(locale: Locale, root: string): string {
  const bundles = bundlesIn(root, locale.id).map((namespace) => bundleFile(locale.id, namespace));
  // Read, not imported: Vite would start again at every change of what its configuration imports.
  const files = [...bundles, ...jsonIn(root, 'src/core/firm')];
  const texts = files.flatMap((file) => [
    ...flatTexts(JSON.parse(readFileSync(join(root, file), 'utf8'))).values(),
  ]);
  const months = Array.from({ length: 12 }, (_, month) =>
    new Date(Date.UTC(2024, month, 15)).toLocaleDateString(locale.tag, { dateStyle: 'long' }),
  );
  return [ALWAYS, JSON.stringify(locales), ...texts, ...months].join('\n');
}
