/** Letters from which on a word may have two slips. */
const LONG = 8;

/** Whether one word is the other with a slip: a letter inserted, deleted or replaced, or two neighbours swapped. */
export function slips(one: string, other: string): boolean {
  const most = Math.min(one.length, other.length) < LONG ? 1 : 2;
  if (Math.abs(one.length - other.length) > most) return false;
  // The optimal string alignment distance, row by row: https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance
  let last: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1];
      const isSwapped = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      next[to] = Math.min(
        (row[to] ?? 0) + 1,
        (next[to - 1] ?? 0) + 1,
        (row[to - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (last[to - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [last, row] = [row, next];
  }
  return (row[other.length] ?? 0) <= most;
}
