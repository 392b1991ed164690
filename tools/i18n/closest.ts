/** Keys pressed wrongly in a name that is still recognised. */
const MOST = 2;

/**
 * The name that was probably meant by a mistyped one, if there is one.
 *
 *     closest('fonded', ['firm', 'founded']) // => 'founded'
 */
export function closest(typed: string, names: readonly string[]): string | undefined {
  const near = names
    .map((name) => ({ name, steps: distance(typed, name) }))
    .sort((a, b) => a.steps - b.steps);
  // Of a name of three letters, two others are another name.
  return near.find(({ steps }) => steps <= MOST && steps <= typed.length / 2)?.name;
}

/** Levenshtein's distance: letters to be added, dropped or changed. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [at, other] of [...to].entries()) {
      const changed = (row[at] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
