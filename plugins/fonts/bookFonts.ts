import { cutAndJoin, cutLatin, cutWhole } from './cutFont.ts';
import { headingFamily, type TextFamily, textFamilies } from './families.ts';
import { fontFace } from './fontFace.ts';

const { serif, sans } = textFamilies;

/** The Latin faces: a PDF embeds fixed instances, not a variable font. In 500 the serif is drawn for large type. */
const FACES: [family: string, from: TextFamily, axes: Record<string, number>][] = [
  ['Book Serif', serif, { wght: 400, opsz: 11 }],
  ['Book Serif', serif, { wght: 600, opsz: 12 }],
  ['Book Serif', serif, { wght: 500, opsz: 40 }],
  ['Book Sans', sans, { wght: 400 }],
  ['Book Sans', sans, { wght: 600 }],
];

/** In a script with its heading family, both text and headings use it: as which weights, and drawn in which. */
const HAN_WEIGHTS = { 400: 400, '500 600': 560 };

/** The book's `@font-face` rules with embedded fonts, subset to a text. */
export async function bookFonts(tag: string, text: string): Promise<string> {
  const latin = FACES.map(async ([family, from, axes]) =>
    face(family, String(axes.wght), await cutLatin(from, text, axes)),
  );
  const heading = headingFamily(tag);
  const han = heading
    ? Object.entries(HAN_WEIGHTS).map(async ([declared, weight]) => {
        const joined = await cutAndJoin(heading.package, beyondLatin(text), weight);
        return face('Book Han', declared, await cutWhole(joined, text));
      })
    : [];
  return (await Promise.all([...latin, ...han])).join('\n');
}

const beyondLatin = (text: string): string =>
  [...new Set(text)].filter((character) => character > '\u00ff').join('');

/** A rule with the font as a data URL; printing waits until all are loaded. */
const face = (family: string, weight: string, font: Buffer): string => {
  const src = `url(data:font/woff2;base64,${font.toString('base64')})`;
  return fontFace({ family, weight, src, adjustments: 'font-display:block' });
};
