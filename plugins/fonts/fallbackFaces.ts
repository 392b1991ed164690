import { type DeviceFont, deviceFonts, type TextFamily } from './families.ts';
import { type FontFace, percent } from './fontFace.ts';

/** An `@font-face` rule of a fallback, except for its name. */
export type FallbackFace = Omit<FontFace, 'family'>;

/**
 * `@font-face` rules that adjust fonts of the device as fallbacks of a family: the same height and, in each weight, the
 * same average width. Lines then break at the same places, so that nothing shifts when the family loads.
 */
export const fallbackFaces = (family: TextFamily): FallbackFace[] =>
  family.widths.flatMap(({ weight, width }) =>
    family.fallback.fonts.map((font) => faceOf(family, font, width / deviceFonts[font].width, weight)),
  );

/** `@font-face` rules that make the spaces of the same fonts as wide as the family's. Throws if a width is not known. */
export const spaceFaces = (family: TextFamily): FallbackFace[] =>
  family.fallback.fonts.map((font) => {
    const { space } = deviceFonts[font];
    if (!space || !family.space) throw new Error(`families.ts does not say how wide a space of ${font} is`);
    return { ...faceOf(family, font, family.space / space, 400), unicodeRange: SPACES };
  });

/** The space, and the one that does not break a line. */
const SPACES = 'U+0020,U+00A0';

function faceOf(family: TextFamily, font: DeviceFont, scale: number, weight: number | string): FallbackFace {
  return {
    weight: String(weight),
    src: deviceFonts[font].local.map((name) => `local("${name}")`).join(','),
    scale,
    // Relative to the scaled size, so the heights are those of the family.
    adjustments: [
      `ascent-override:${percent(family.ascent / scale)}`,
      `descent-override:${percent(family.descent / scale)}`,
      'line-gap-override:0%',
    ].join(';'),
  };
}
