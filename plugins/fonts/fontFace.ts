import { shortHash } from '../makeOnce.ts';

/** A font of the site, or a stylesheet for it. */
export interface FontFile {
  /** With a hash of its content: `source-serif-4-latin-1a2b3c4d.woff2`. */
  name: string;
  data: string | Buffer;
}

export interface FontFace {
  family: string;
  weight: string;
  src: string;
  /** Factor of the font size; 1 if omitted. */
  scale?: number;
  /** Descriptors for metric overrides and `font-display`. */
  adjustments: string;
  /** In CSS notation; all characters if omitted. */
  unicodeRange?: string;
}

/** Names a font file after a Fontsource package, a part of it, and a hash of its content. */
export function fontFile(packageName: string, part: string, data: Buffer): FontFile {
  return { name: `${packageName.split('/').at(-1)}-${part}-${shortHash(data)}.woff2`, data };
}

/** The `src` of a file of the site, swapped in once loaded. */
export const source = (name: string): Pick<FontFace, 'src' | 'adjustments'> => ({
  src: `url(/assets/${name}) format("woff2")`,
  adjustments: 'font-display:swap',
});

/** Formats the rule. */
export function fontFace({ family, weight, src, scale, adjustments, unicodeRange }: FontFace): string {
  const size = scale ? `size-adjust:${percent(scale)};` : '';
  const range = unicodeRange ? `;unicode-range:${unicodeRange}` : '';
  return `@font-face{font-family:"${family}";font-weight:${weight};src:${src};${size}${adjustments}${range}}`;
}

/** Rounded to a tenth of a percent (a fifth of a pixel per line on a phone): each page has some fifty of these. */
export const percent = (share: number): string => `${Number((100 * share).toFixed(1))}%`;
