import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultLocale, type Locale, locales } from '../../src/i18n/locales.ts';
import { cutAndJoin, cutSlice } from './cutFont.ts';
import { type FallbackFace, fallbackFaces } from './fallbackFaces.ts';
import { BESIDE_HAN, headingFamily, type TextFamily, textFamilies } from './families.ts';
import { deal, fontFolder, type Slice, slicesOf } from './slices.ts';
import { allTexts, textsOf } from './texts.ts';

/** A font as the site serves it. */
export interface FontFile {
  /** With a hash of its content: `source-serif-4-latin-1a2b3c4d.woff2`. */
  name: string;
  data: Buffer;
}

/** The fonts of the site, and what the pages must know of them. */
export interface SiteFonts {
  files: FontFile[];
  /** The `@font-face` rules. The files are beside the styles. */
  css: string;
  /** Names of the files that each page of a language with this tag needs. */
  preload: (tag: string) => string[];
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
  const scripts = await Promise.all(locales.map((locale) => cutHeadings(locale, headings(locale))));
  const packages = new Set(
    [...textFamilies, ...locales.map(({ tag }) => headingFamily(tag))].flatMap((family) =>
      family ? [family.package] : [],
    ),
  );
  const licences = await Promise.all(
    [...packages].map((name) => readFile(join(fontFolder(name), 'LICENSE'), 'utf8')),
  );
  return {
    files: [...text.files, ...scripts.flatMap(({ files }) => files)],
    css: [text.css, ...scripts.map(({ css }) => css)].filter(Boolean).join('\n'),
    preload: (tag) => {
      const own = scripts[locales.findIndex((locale) => locale.tag === tag)]?.files ?? [];
      return [...text.first, ...own].map(({ name }) => name);
    },
    licence: licences.join('\n\n'),
  };
}

/** Both text families: the Latin files that every page needs, and others for what a language has besides. */
async function cutTextFamilies(root: string) {
  const text = allTexts(root);
  const sample = textsOf(defaultLocale, root);
  const families = textFamilies.map(async (family) => {
    const parts = deal(text, slicesOf(family.package, family.files)).map(async ({ slice, text }) => {
      const file = named(`${id(family.package)}-${slice.name}`, await cutSlice(slice, text, family.axes));
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
    face({ family, weight, ...source(file), unicodeRange: slice.unicodeRange }),
    ...(slice.name === 'latin'
      ? [
          face(
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
    face({ family, ...standIn }),
    face(enlarged({ family: `${family} beside Han`, ...standIn, unicodeRange: BESIDE_HAN }, besideHan)),
  ]);
}

/** The heading family of a language, if its script has one. */
async function cutHeadings({ tag }: Locale, text: string): Promise<{ files: FontFile[]; css: string }> {
  const family = headingFamily(tag);
  const characters = [...new Set(text)].filter((character) => character > '\u00ff').join('');
  if (!family || characters === '') return { files: [], css: '' };
  const file = named(
    `${id(family.package)}-${tag.toLowerCase()}`,
    await cutAndJoin(family.package, characters, family.weight),
  );
  const { unicodeRange } = family;
  const css = face({ family: family.family, weight: '400 600', ...source(file), unicodeRange });
  return { files: [file], css };
}

const id = (packageName: string): string => packageName.split('/').at(-1) ?? packageName;

function named(name: string, data: Buffer): FontFile {
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 8);
  return { name: `${name}-${hash}.woff2`, data };
}

const source = ({ name }: FontFile) => ({
  src: `url(${name}) format("woff2")`,
  adjustments: 'font-display:swap',
});

/** The same font, larger: its size is adjusted, on top of what it is adjusted by already. */
function enlarged<Rule extends FallbackFace>(rule: Rule, by: number): Rule {
  const size = Number(/size-adjust:([\d.]+)%/.exec(rule.adjustments)?.[1] ?? 100) * by;
  const rest = rule.adjustments.replace(/size-adjust:[^;]+;?/, '');
  return { ...rule, adjustments: `size-adjust:${size.toFixed(4)}%;${rest}` };
}

function face(rule: FallbackFace & { family: string; unicodeRange?: string }): string {
  const range = rule.unicodeRange ? `;unicode-range:${rule.unicodeRange}` : '';
  return `@font-face{font-family:"${rule.family}";font-weight:${rule.weight};src:${rule.src};${rule.adjustments}${range}}`;
}
