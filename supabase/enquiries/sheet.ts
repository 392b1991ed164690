import writeExcelFile from 'write-excel-file/node';
import { storedFields } from '../../src/core/enquiry/enquiry.ts';
import { firm } from '../../src/core/firm/firm.ts';
import type { ReportRow } from './enquiryStore.ts';

/** A column: its head, its width in characters, and its value in a row. */
type Column = [head: string, width: number, of: (row: ReportRow) => string | null];

const columns: Column[] = [
  [`received (${firm.timeZone})`, 24, ({ enquiry }) => minuteOf(new Date(enquiry.created_at))],
  ...storedFields.map(
    (field): Column => [field, field === 'message' ? 80 : 28, ({ enquiry }) => enquiry[field]],
  ),
  ['email to the firm', 20, ({ notification }) => notification],
  ['acknowledgement', 20, ({ acknowledgment }) => acknowledgment],
  ['id', 38, ({ enquiry }) => enquiry.id],
];

/**
 * Enquiries as an Excel file. Each cell is stored as text: a telephone number keeps its plus, and a visitor's words
 * cannot run as a formula on the firm's computer.
 */
export const enquirySheet = (rows: readonly ReportRow[]): Promise<Buffer> =>
  writeExcelFile(
    [
      columns.map(([head]) => ({ value: head, type: String, fontWeight: 'bold' as const })),
      ...rows.map((row) =>
        columns.map(([, , of]) => ({
          value: of(row) ?? '',
          type: String,
          wrap: true,
          alignVertical: 'top' as const,
        })),
      ),
    ],
    { columns: columns.map(([, width]) => ({ width })), stickyRowsCount: 1 },
  ).toBuffer();

/**
 * A time in the firm's time zone, in an order that sorts.
 *
 *     minuteOf(new Date('2026-11-24T11:57:08Z')) // => '2026-11-24 19:57'
 */
export const minuteOf = (time: Date): string =>
  new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short', timeZone: firm.timeZone }).format(
    time,
  );
