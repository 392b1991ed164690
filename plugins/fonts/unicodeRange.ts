/**
 * Returns a predicate for a range in CSS notation.
 *
 *     inRange('U+4E00-9FFF,U+2014')('怡') // => true
 */
export function inRange(unicodeRange: string): (character: string) => boolean {
  const ranges = unicodeRange.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (character) => {
    const code = codeOf(character);
    return ranges.some(([from, to]) => code >= from && code <= to);
  };
}

/**
 * The characters of a text as a range in CSS notation.
 *
 *     rangeOf('保怡一丁') // => 'U+4E00-4E01,U+4FDD,U+6021'
 */
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
