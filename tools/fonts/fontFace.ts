import { createHash } from 'node:crypto';

/** A font as the site serves it. */
export interface FontFile {
  /** With a hash of its content: `source-serif-4-latin-1a2b3c4d.woff2`. */
  name: string;
  data: Buffer;
}

/** What an `@font-face` rule says. */
export interface FontFace {
  family: string;
  weight: string;
  src: string;
  /** The descriptors that set its metrics, or when it is shown. */
  adjustments: string;
  /** As CSS writes it; every character, if it is left off. */
  unicodeRange?: string;
}

/** Names a font file after a Fontsource package, a part of it, and its content. */
export function fontFile(packageName: string, part: string, data: Buffer): FontFile {
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 8);
  return { name: `${packageName.split('/').at(-1)}-${part}-${hash}.woff2`, data };
}

/** Where a rule in the folder of the fonts finds a file; until it has come, what stands in for it is shown. */
export const source = ({ name }: FontFile): Pick<FontFace, 'src' | 'adjustments'> => ({
  src: `url(${name}) format("woff2")`,
  adjustments: 'font-display:swap',
});

/** The rule itself. */
export function fontFace({ family, weight, src, adjustments, unicodeRange }: FontFace): string {
  const range = unicodeRange ? `;unicode-range:${unicodeRange}` : '';
  return `@font-face{font-family:"${family}";font-weight:${weight};src:${src};${adjustments}${range}}`;
}
