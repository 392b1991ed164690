import { storedFields } from '../../src/enquiry/enquiry.ts';
import type { ReportRow } from './enquiryStore.ts';

/** The columns of the file, and what stands in them. */
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

/** Enquiries as a table for spreadsheets (RFC 4180), which take it for UTF-8 by the mark at its beginning. */
export const csvHead = (): string => `\ufeff${line(columns.map(([name]) => name))}`;
export const csvLines = (rows: ReportRow[]): string =>
  rows.map((row) => line(columns.map(([, of]) => of(row) ?? ''))).join('');

const line = (cells: string[]) => `${cells.map(cell).join(',')}\r\n`;

/** What begins a formula in a spreadsheet, in any width of its characters. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/**
 * A cell as text: a visitor's words must not be run where the firm reads them.
 *
 *     cell('=1+1') // => `"'=1+1"`
 */
export const cell = (text: string): string =>
  `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
