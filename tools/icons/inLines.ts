/** A longer name would be smaller than the descriptor below it in the header. */
const LONGEST_LINE = 22;

/**
 * A name as lines of about the same length: two if it is too long for one.
 *
 *     inLines('Chong, Ramasamy & Nik Abdullah') // => 'Chong, Ramasamy\n& Nik Abdullah'
 */
export function inLines(name: string): string {
  if (name.length <= LONGEST_LINE) return name;
  const words = name.split(' ');
  // An ampersand begins a line and does not end one.
  const breaks = [...words.keys()].filter((at) => at > 0 && words[at - 1] !== '&');
  const halves = breaks.map((at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')]);
  const longest = (lines: string[]) => Math.max(...lines.map(({ length }) => length));
  return halves.sort((one, other) => longest(one) - longest(other))[0]?.join('\n') ?? name;
}
