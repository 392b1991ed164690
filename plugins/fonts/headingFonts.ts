import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../../src/core/i18n/locales.ts';
import { bundleFile } from '../bundles.ts';
import { shortHash } from '../makeOnce.ts';
import { cutAndJoin, cutLatin, cutWhole } from './cutFont.ts';
import { FIGURES, HEADING_WEIGHT, headingFamily, textFamilies } from './families.ts';
import { type FontFile, fontFace, fontFile, source } from './fontFace.ts';
import { rangeOf } from './slices.ts';
import { charactersOf } from './textFonts.ts';

/** Subsets the heading fonts of a language to a text: the fonts and their stylesheet, for `/assets/`. */
type CutHeadings = (text: string) => Promise<FontFile[]>;

/** The characters of CSS counters, which appear in no text. */
const COUNTERS = '0123456789. ';

/** What the Latin face provides in headings; punctuation and spaces come from the heading family. */
const LATIN = /[\p{Script=Latin}\d+%&]/u;

/**
 * Prepares the heading font of each language that has one, by tag, to be cut for single pages together with the Latin
 * beside it. Fonts per page, so that a page's size does not depend on how many others there are.
 */
export async function prepareHeadings(root: string): Promise<Map<string, CutHeadings>> {
  const { serif } = textFamilies;
  // For the largest figures, in one file for all pages: their weight and optical size in English.
  const figures = fontFile(serif.package, 'figures', await cutLatin(serif, FIGURES, { wght: 400, opsz: 60 }));
  const prepared = locales.map(async (locale): Promise<[string, CutHeadings][]> => {
    const { tag } = locale;
    const family = headingFamily(tag);
    if (!family) return [];
    const joined = await cutAndJoin(family.package, charactersOf(locale, root), HEADING_WEIGHT);
    // The weight of the letters beside it, and the optical size of large type: each axis would double the file.
    const latinAxes = { wght: HEADING_WEIGHT, opsz: 48 };
    const cut: CutHeadings = async (text) => {
      const characters = [...new Set(text + COUNTERS)];
      const latin = characters.filter((character) => LATIN.test(character)).join('');
      const others = characters.filter((character) => !LATIN.test(character)).join('');
      const latinFile = fontFile(serif.package, tag.toLowerCase(), await cutLatin(serif, latin, latinAxes));
      const file = fontFile(family.package, tag.toLowerCase(), await cutWhole(joined, others));
      const faces = [
        { family: `${serif.family} beside Han`, scale: serif.besideHan, file: latinFile, of: latin },
        { family: family.family, file, of: others },
        { family: 'Source Serif 4 figures', file: figures, of: FIGURES },
      ];
      const css = faces
        .map(({ file, of, ...face }) =>
          fontFace({ ...face, weight: '400 600', ...source(file.name), unicodeRange: rangeOf(of) }),
        )
        .join('\n');
      return [latinFile, file, figures, { name: `headings-${shortHash(css)}.css`, data: css }];
    };
    return [[tag, cut]];
  });
  return new Map((await Promise.all(prepared)).flat());
}

/** The heading in serif that the form shows later. */
export function laterTitles(tag: string, root: string): string {
  const locale = locales.find((locale) => locale.tag === tag);
  if (!locale) return '';
  const bundle = readFileSync(join(root, bundleFile(locale.id, 'enquiry')), 'utf8');
  return JSON.parse(bundle).success.title;
}
