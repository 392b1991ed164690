import type { Visit } from './measure.ts';
import type { Variant } from './variants.ts';

/** The medians of one page in one form, on one device. */
export interface Row extends Visit {
  conditions: string;
  address: string;
  variant: Variant;
}

/** The median of some figures. */
export const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The median of each figure of several visits. A page has a form in all of its visits, or in none. */
export function median(visits: readonly Visit[]): Visit {
  const keys = Object.keys(visits[0] ?? {}) as (keyof Visit)[];
  const entries = keys.map((key) => {
    const values = visits.map((visit) => visit[key]).filter((value) => value !== undefined);
    return [key, values.length > 0 ? middle(values) : undefined];
  });
  return Object.fromEntries(entries);
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
const whole = (value: number | undefined) => (value === undefined ? '' : value.toFixed(0));

/** Every column: its heading, and what stands in it. */
const columns: [string, (row: Row, limit: Row) => string][] = [
  ['page', (row) => row.address],
  ['as', (row) => row.variant],
  ['HTML KB', (row) => kilobytes(row.html)],
  ['CSS KB', (row) => kilobytes(row.css)],
  ['JS KB', (row) => kilobytes(row.js)],
  ['JS later', (row) => kilobytes(row.jsLater)],
  ['fonts KB', (row) => kilobytes(row.font)],
  ['images KB', (row) => kilobytes(row.image)],
  ['requests', (row) => whole(row.requests)],
  ['FCP ms', (row) => whole(row.fcp)],
  ['of limit', (row, limit) => (row.fcp / limit.fcp).toFixed(2)],
  ['LCP ms', (row) => whole(row.lcp)],
  ['of limit', (row, limit) => (row.lcp / limit.lcp).toFixed(2)],
  ['CLS', (row) => row.cls.toFixed(3)],
  ['TBT ms', (row) => whole(row.tbt)],
  ['form takes typing ms', (row) => whole(row.form)],
  ['next ms', (row) => whole(row.next)],
];

/** The rows as a table of text. The ratios are to the limit's row of the same page. */
export function table(rows: readonly Row[]): string {
  const cells = rows.map((row) => {
    const limit = rows.find(({ address, variant }) => address === row.address && variant === 'limit') ?? row;
    return columns.map(([, value]) => value(row, limit));
  });
  const lines = [columns.map(([heading]) => heading), ...cells];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)));
  const pad = (cell: string, index: number) =>
    index < 2 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0);
  return lines.map((line) => line.map(pad).join('  ')).join('\n');
}
