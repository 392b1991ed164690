import { cutAndJoin, cutWhole } from './cutFont.ts';
import { headingFamily } from './families.ts';
import { type FontFile, fontFace, fontFile, source } from './fontFace.ts';
import { inRange, rangeOf } from './unicodeRange.ts';

/** A font and the rule that calls for it. */
export interface StyledFont {
  file: FontFile;
  css: string;
}

/** The headings' font of a language. */
export interface HeadingFont {
  /** What draws every heading of the language: a page fetches it when a heading comes onto it later. */
  whole: StyledFont;
  /**
   * Cut to what a page shows. Of two rules for one family and one character the later one holds, so where this one
   * comes after the whole's, the page does without the whole. Nothing, if the page shows none of it.
   */
  cutTo: (text: string) => Promise<StyledFont | undefined>;
}

/**
 * Cuts the heading family of a language to its headings, if its script has one.
 *
 * @param text all that may be set in it
 */
export async function headingFont(tag: string, text: string): Promise<HeadingFont | undefined> {
  const family = headingFamily(tag);
  if (!family) return undefined;
  const isItsOwn = inRange(family.unicodeRange);
  const own = (text: string) => [...new Set(text)].filter(isItsOwn).sort().join('');
  const characters = own(text);
  if (characters === '') return undefined;
  const joined = await cutAndJoin(family.package, characters, family.weight);

  const styled = async (part: string, characters: string, unicodeRange: string): Promise<StyledFont> => {
    const file = fontFile(family.package, part, await cutWhole(joined, characters));
    const css = fontFace({ family: family.family, weight: '400 600', ...source(file), unicodeRange });
    return { file, css };
  };
  return {
    whole: await styled(tag.toLowerCase(), characters, family.unicodeRange),
    cutTo: async (text) => {
      const shown = own(text);
      return shown === '' ? undefined : styled('page', shown, rangeOf(shown));
    },
  };
}
