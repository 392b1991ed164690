import type { Visit } from './measure.ts';
import type { Variant } from './variants.ts';

/** The medians of one page in one variant. */
export interface Row extends Visit {
  address: string;
  variant: Variant;
}

/** The median of some numbers. */
export const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The medians of several visits; a figure that no visit has is left out. */
export function median(visits: readonly Visit[]): Visit {
  const keys = Object.keys(Object.assign({}, ...visits)) as (keyof Visit)[];
  const entries = keys.map((key) => {
    const values = visits.map((visit) => visit[key]).filter((value) => value !== undefined);
    return [key, values.length > 0 ? middle(values) : undefined];
  });
  return Object.fromEntries(entries);
}

const kilobytes = (bytes: number | undefined) => (bytes === undefined ? '' : (bytes / 1024).toFixed(1));
const whole = (value: number | undefined) => (value === undefined ? '' : value.toFixed(0));

/** The columns: heading and cell. */
const columns: [string, (row: Row, blank: Row) => string][] = [
  ['page', (row) => row.address],
  ['as', (row) => row.variant],
  ['HTML KB', (row) => kilobytes(row.html)],
  ['CSS', (row) => kilobytes(row.css)],
  ['JS', (row) => kilobytes(row.js)],
  ['fonts', (row) => kilobytes(row.font)],
  ['images', (row) => kilobytes(row.image)],
  ['requests', (row) => whole(row.requests)],
  ['FCP ms', (row) => whole(row.fcp)],
  ['of blank', (row, blank) => (row.fcp / blank.fcp).toFixed(2)],
  ['LCP ms', (row) => whole(row.lcp)],
  ['of blank', (row, blank) => (row.lcp / blank.lcp).toFixed(2)],
  ['CLS', (row) => row.cls.toFixed(3)],
  ['blocked ms', (row) => whole(row.blocked)],
  ['form live ms', (row) => whole(row.live)],
  ['JS for it KB', (row) => kilobytes(row.jsLive)],
  ['JS with a word', (row) => kilobytes(row.jsTyped)],
  ['next page ms', (row) => whole(row.next)],
  ['back ms', (row) => whole(row.back)],
];

/** The rows as a text table. Ratios are to the blank page at the same address. */
export function table(rows: readonly Row[]): string {
  const cells = rows.map((row) => {
    const blank = rows.find(({ address, variant }) => address === row.address && variant === 'blank') ?? row;
    return columns.map(([, value]) => value(row, blank));
  });
  const lines = [columns.map(([heading]) => heading), ...cells];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)));
  const pad = (cell: string, index: number) =>
    index < 2 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0);
  return lines.map((line) => line.map(pad).join('  ')).join('\n');
}
