import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A slice of a font in a Fontsource package: a file, and the characters that it covers. */
interface Slice {
  /** `latin`, `cyrillic-ext`, or a number in Han fonts. */
  name: string;
  file: string;
  /** In CSS notation: `U+0000-00FF,U+0131`. */
  unicodeRange: string;
}

const require = createRequire(import.meta.url);

/** Folder of a Fontsource package. */
export const fontFolder = (name: string): string => dirname(require.resolve(`${name}/LICENSE`));

/** The upright slices of a variable font, `latin` first because slices may overlap. */
export function slicesOf(packageName: string, files: 'opsz' | 'wght'): Slice[] {
  const folder = fontFolder(packageName);
  const id = packageName.split('/').at(-1);
  const ranges: Record<string, string> = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'));
  return Object.entries(ranges)
    .map(([key, unicodeRange]) => {
      const name = key.replace(/^\[|\]$/g, '');
      return { name, file: join(folder, 'files', `${id}-${name}-${files}-normal.woff2`), unicodeRange };
    })
    .reverse();
}

/** The Latin slice of a variable font. Throws if there is none. */
export function latinSlice(packageName: string, files: 'opsz' | 'wght'): Slice {
  const latin = slicesOf(packageName, files).find(({ name }) => name === 'latin');
  if (!latin) throw new Error(`${packageName} has no Latin`);
  return latin;
}

/** Distributes the characters of a text among the slices that cover them; others are dropped. */
export function distribute(text: string, slices: readonly Slice[]): { slice: Slice; text: string }[] {
  const left = new Set(text);
  return slices.flatMap((slice) => {
    const ranges = slice.unicodeRange.split(',').map((range) => {
      const [from = '', to = from] = range.trim().replace('U+', '').split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
    });
    const isIn = (code: number) => ranges.some(([from, to]) => code >= from && code <= to);
    const mine = [...left].filter((character) => isIn(codeOf(character)));
    for (const character of mine) left.delete(character);
    return mine.length > 0 ? [{ slice, text: mine.sort().join('') }] : [];
  });
}

/** The characters of a text as a range in CSS notation: of 保怡一丁, `U+4E00-4E01,U+4FDD,U+6021`. */
export function rangeOf(text: string): string {
  const codes = [...new Set(text)].map(codeOf).sort((a, b) => a - b);
  const ranges: [from: number, to: number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map(([from, to]) => `U+${from === to ? hex(from) : `${hex(from)}-${hex(to)}`}`).join(',');
}

const codeOf = (character: string): number => character.codePointAt(0) ?? 0;
const hex = (code: number): string => code.toString(16).toUpperCase();
