import { readFile } from 'node:fs/promises';
import { createFontStack } from '@capsizecss/core';
import { Font } from 'fonteditor-core';
import { type FallbackFont, localNames, type TextFamily } from './families.ts';
import type { FontFace } from './fontFace.ts';
import { type FontMetrics, fontMetrics } from './fontMetrics.ts';
import { latinSlice } from './slices.ts';
import { subset } from './subset.ts';

const own: Record<string, FontMetrics> = {
  'Source Serif 4 Variable': fontMetrics.sourceSerif4,
  'Source Sans 3 Variable': fontMetrics.sourceSans3,
};

/** An `@font-face` rule of a fallback, except for its name. */
export type FallbackFace = Omit<FontFace, 'family'>;

/**
 * `@font-face` rules that adjust fonts of the device to stand in for a family: the same height and, in each weight, the
 * same average width. Lines then break at the same places, so that nothing shifts when the family loads.
 *
 * @param text whose character frequencies determine the average
 */
export async function fallbackFaces(family: TextFamily, text: string): Promise<FallbackFace[]> {
  const face = metricsOf(family);
  const regular = await meanWidth(family, text, { weight: 400, opsz: 14 });
  const rules = family.weights.map(async (weight) => {
    const ratio = (await meanWidth(family, text, weight)) / regular;
    const weighed = { ...face, xWidthAvg: face.xWidthAvg * ratio * (weight.kerning ?? 1) };
    return family.fallback.fonts.map((font) => standIn(weighed, font, fontMetrics[font], weight.weight));
  });
  return (await Promise.all(rules)).flat();
}

/** `@font-face` rules that make the spaces of the same fonts as wide as the family's. Throws if a width is not known. */
export function spaceFaces(family: TextFamily): FallbackFace[] {
  const asWideAsSpace = ({ space, ...metrics }: FontMetrics): FontMetrics => {
    if (!space) throw new Error(`${metrics.familyName}: fontMetrics.ts does not say how wide a space is`);
    return { ...metrics, xWidthAvg: space };
  };
  const face = asWideAsSpace(metricsOf(family));
  return family.fallback.fonts.map((font) => ({
    ...standIn(face, font, asWideAsSpace(fontMetrics[font])),
    unicodeRange: SPACES,
  }));
}

/** The space, and the one that does not break a line. */
const SPACES = 'U+0020,U+00A0';

function metricsOf({ family }: TextFamily): FontMetrics {
  const face = own[family];
  if (!face) throw new Error(`${family}: fontMetrics.ts has no measures of it`);
  return face;
}

function standIn(face: FontMetrics, name: FallbackFont, font: FontMetrics, weight = 400): FallbackFace {
  const { fontFaces } = createFontStack([face, font], { fontFaceFormat: 'styleObject' });
  return {
    weight: String(weight),
    src: localNames[name].map((local) => `local("${local}")`).join(','),
    adjustments: adjustments(fontFaces[0]?.['@font-face'] ?? {}),
  };
}

function adjustments(style: Record<string, unknown>): string {
  const { ascentOverride, descentOverride, lineGapOverride, sizeAdjust } = style;
  return [
    `size-adjust:${percent(sizeAdjust ?? 100)}`,
    `ascent-override:${percent(ascentOverride)}`,
    `descent-override:${percent(descentOverride)}`,
    `line-gap-override:${percent(lineGapOverride ?? 0)}`,
  ].join(';');
}

/** To a tenth of a percent, a fifth of a pixel in the line of a phone; each page has some eighty of these numbers. */
export const percent = (value: unknown): string => `${Number(Number.parseFloat(String(value)).toFixed(1))}%`;

/** The mean width of the letters of a text, in font units. */
async function meanWidth(
  { package: name, files }: TextFamily,
  text: string,
  { weight, opsz }: { weight: number; opsz?: number },
): Promise<number> {
  const letters = text.replace(/[^a-zA-Z ,.]/g, '');
  const instance = await subset(await readFile(latinSlice(name, files).file), letters, {
    targetFormat: 'sfnt',
    variationAxes: files === 'opsz' ? { wght: weight, opsz: opsz ?? 14 } : { wght: weight },
  });
  const { glyf, cmap } = Font.create(instance, { type: 'ttf' }).get();
  const widths = [...letters].map((letter) => glyf[cmap[letter.charCodeAt(0)] ?? 0]?.advanceWidth ?? 0);
  return widths.reduce((sum, width) => sum + width, 0) / widths.length;
}
