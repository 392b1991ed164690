import { cutAndJoin, cutWhole } from './cutFont.ts';
import { headingFamily } from './families.ts';
import { type FontFile, fontFace, fontFile, source } from './fontFace.ts';
import { rangeOf } from './unicodeRange.ts';

/** A font and the rule that calls for it. */
export interface StyledFont {
  file: FontFile;
  css: string;
}

/** What counters write, which is in no text. */
const COUNTED = '0123456789. ';

/** Cuts the headings' font of a language to what a page shows. */
export type HeadingFont = (text: string) => Promise<StyledFont>;

/**
 * Prepares the heading family of a language, if its script has one, to be cut to its pages.
 *
 * @param text all that may be set in it
 */
export async function headingFont(tag: string, text: string): Promise<HeadingFont | undefined> {
  const family = headingFamily(tag);
  if (!family) return undefined;
  const joined = await cutAndJoin(family.package, text, family.weight);
  return async (shown) => {
    const characters = shown + COUNTED;
    const file = fontFile(family.package, tag.toLowerCase(), await cutWhole(joined, characters));
    const unicodeRange = rangeOf(characters);
    const css = fontFace({ family: family.family, weight: '400 600', ...source(file), unicodeRange });
    return { file, css };
  };
}
