import { storedFields } from '../../src/enquiry/enquiry.ts';
import type { ReportRow } from './enquiryStore.ts';

/** The columns: name and value. */
const columns: [name: string, of: (row: ReportRow) => string | null][] = [
  ['received', ({ enquiry }) => enquiry.created_at],
  ...storedFields.map((field): [string, (row: ReportRow) => string | null] => [
    field,
    ({ enquiry }) => enquiry[field],
  ]),
  ['mail to the firm', ({ notification }) => notification],
  ['acknowledgement', ({ acknowledgment }) => acknowledgment],
  ['id', ({ enquiry }) => enquiry.id],
];

/** The header line of a CSV file (RFC 4180), with a byte order mark, by which spreadsheets recognise UTF-8. */
export const csvHead = (): string => `\ufeff${line(columns.map(([name]) => name))}`;
export const csvLines = (rows: ReportRow[]): string =>
  rows.map((row) => line(columns.map(([, of]) => of(row) ?? ''))).join('');

const line = (cells: string[]) => `${cells.map(cell).join(',')}\r\n`;

/** Text that a spreadsheet would evaluate as a formula, in full-width characters too. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/**
 * A cell with text only: a visitor's words must not run as a formula on the firm's computer.
 *
 *     cell('=1+1') // => `"'=1+1"`
 */
export const cell = (text: string): string =>
  `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
