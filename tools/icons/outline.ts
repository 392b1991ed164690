/** A closed line of a TrueType letter: points on it, and between them the control points of quadratic curves. */
export type Contour = { x: number; y: number; onCurve: boolean }[];

/**
 * A closed contour as path data in integers, with the shortest commands: an absolute one, then relative ones, so that a
 * repeated letter has the same data. Points are rounded to even numbers. The points that TrueType omits, halfway between
 * two control points, are then integers, and SVG can omit the second control point (`t`).
 */
export function outline(contour: Contour): string {
  const points = contour.map(({ x, y, onCurve }) => ({ x: even(x), y: even(y), onCurve }));
  const begin = points.findIndex(({ onCurve }) => onCurve);
  let at = points[begin];
  if (!at) return '';
  let path = `M${at.x} ${at.y}`;
  let command = 'M';
  const write = (letter: string, ...numbers: number[]) => {
    path += (letter === command ? ' ' : letter) + numbers.join(' ');
    command = letter;
  };
  let control: Contour[number] | undefined;
  let halfway = false;
  for (const point of [...points.slice(begin + 1), ...points.slice(0, begin + 1)]) {
    const end = point.onCurve ? point : control && middle(control, point);
    if (end) {
      const move = [end.x - at.x, end.y - at.y] as const;
      if (!control) line(write, ...move);
      else if (halfway) write('t', ...move);
      else write('q', control.x - at.x, control.y - at.y, ...move);
      halfway = !point.onCurve;
      at = end;
    }
    control = point.onCurve ? undefined : point;
  }
  return `${path}z`.replaceAll(' -', '-');
}

function line(write: (letter: string, ...numbers: number[]) => void, x: number, y: number): void {
  if (x && y) write('l', x, y);
  else if (x) write('h', x);
  else if (y) write('v', y);
}

const even = (value: number): number => 2 * Math.round(value / 2);

const middle = (one: Contour[number], other: Contour[number]): Contour[number] => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
  onCurve: true,
});
