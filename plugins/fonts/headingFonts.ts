import { cutAndJoin, cutWhole } from './cutFont.ts';
import { headingFamily } from './families.ts';
import { type FontFile, fontFace, fontFile, source } from './fontFace.ts';
import { rangeOf } from './unicodeRange.ts';

/** A font and the rule that uses it. */
export interface StyledFont {
  file: FontFile;
  css: string;
}

/** The characters of CSS counters, which appear in no text. */
const COUNTED = '0123456789. ';

/** Subsets a language's heading font to the text of one page. */
export type HeadingFont = (text: string) => Promise<StyledFont>;

/**
 * Prepares the heading family of a language, if its script has one, for subsetting by page.
 *
 * @param text every text that may be set in it
 */
export async function headingFont(tag: string, text: string): Promise<HeadingFont | undefined> {
  const family = headingFamily(tag);
  if (!family) return undefined;
  const joined = await cutAndJoin(family.package, text, family.weight);
  return async (shown) => {
    const characters = shown + COUNTED;
    const file = fontFile(family.package, tag.toLowerCase(), await cutWhole(joined, characters));
    const unicodeRange = rangeOf(characters);
    const css = fontFace({ family: family.family, weight: '400 600', ...source(file.name), unicodeRange });
    return { file, css };
  };
}
