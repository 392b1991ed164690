// npm run enquiries: lists, exports and deletes the stored enquiries, for the firm.
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isSingleLine, storedFields } from '../../src/core/enquiry/enquiry.ts';
import type { EnquiryFigures } from '../functions/send-contact-email/outbox.ts';
import { timeOf } from '../functions/send-contact-email/ownMails.ts';
import { readEnvironment } from '../local/options.ts';
import { type EnquiryStore, findStore, type ReportRow } from './enquiryStore.ts';
import { enquirySheet, minuteOf } from './sheet.ts';

const HELP = `npm run enquiries                   lists the newest enquiries and the state of their emails
npm run enquiries -- page 2         lists older ones
npm run enquiries -- export         exports all enquiries for Excel (-- export file.xlsx chooses the file)
npm run enquiries -- delete <id>    deletes one enquiry and its emails

Works on the local site while npm start runs, or on a hosted project if .env sets
SUPABASE_URL=https://….supabase.co and SUPABASE_SECRET_KEY=sb_secret_…`;

/** Enquiries per page, and per request of an export. */
const PAGE = 50;
const BATCH = 500;
/** Characters of a message shown in a row. */
const SHOWN = 40;

/** Runs a command and prints its result. Throws with what the caller should know or do. */
export async function runCommand(
  [command = 'page', argument]: string[],
  env: Record<string, string | undefined>,
  out: Pick<Console, 'log' | 'table'> = console,
): Promise<void> {
  if (command === 'help') return out.log(HELP);
  const mistake = mistakeIn(command, argument);
  if (mistake) throw new Error(`${mistake}\n\n${HELP}`);
  const store = findStore(env);
  if (command === 'page') return showPage(store, Number(argument ?? 1), out);
  const file = argument ?? `enquiries-${minuteOf(new Date()).slice(0, 10)}.xlsx`;
  if (command === 'export') return out.log(await exportAll(store, file));
  return out.log(await deleteOne(store, argument ?? ''));
}

/** What is wrong with a command; undefined if nothing is. */
function mistakeIn(command: string, argument: string | undefined): string | undefined {
  if (!['page', 'export', 'delete'].includes(command)) return `There is no command “${command}”.`;
  if (command === 'page' && !/^[1-9]\d*$/.test(argument ?? '1'))
    return `“${argument}” is not the number of a page: write 1, 2, 3 and so on.`;
  if (command === 'delete' && !argument)
    return 'The id of the enquiry to delete is missing: npm run enquiries shows it in the last column.';
  return undefined;
}

async function showPage(
  store: EnquiryStore,
  page: number,
  out: Pick<Console, 'log' | 'table'>,
): Promise<void> {
  const figures = await store.figures();
  const pages = Math.max(1, Math.ceil(figures.stored / PAGE));
  if (page > pages) throw new Error(`There is no page ${page}: the oldest enquiries are on page ${pages}`);
  let rows: ReportRow[] = [];
  for (let read = 0; read < page; read += 1) {
    rows = await store.report(PAGE, rows.at(-1));
    if (rows.length < PAGE) break;
  }
  if (rows.length > 0) out.table(rows.map(shown));
  else out.log('No enquiries yet.');
  if (page < pages) out.log(`Older enquiries: npm run enquiries -- page ${page + 1}`);
  out.log(inWords(figures));
}

function shown({ enquiry, notification, acknowledgment }: ReportRow): Record<string, string | null> {
  const fields = storedFields.map((name) => {
    const words = enquiry[name] ?? '';
    return [name, isSingleLine(name) || words.length <= SHOWN ? words : `${words.slice(0, SHOWN)}…`];
  });
  return {
    received: timeOf(enquiry.created_at),
    ...Object.fromEntries(fields),
    'email to the firm': notification,
    acknowledgement: acknowledgment,
    id: enquiry.id,
  };
}

function inWords(figures: EnquiryFigures): string {
  return [
    `${figures.stored} stored, ${figures.stored_lately} of them in the last 24 hours`,
    `Emails: ${figures.waiting + figures.in_digests} waiting for more than an hour, ${figures.given_up + figures.too_late} given up recently`,
    `Last email sent: ${figures.last_sent ? timeOf(figures.last_sent) : 'none yet'}`,
    ...figures.refusals.map(
      ({ hour, scope, refused }) =>
        `Refused in the hour from ${timeOf(hour)}: ${refused} by the limit per ${scope}`,
    ),
  ].join('\n');
}

async function exportAll(store: EnquiryStore, file: string): Promise<string> {
  if (!file.endsWith('.xlsx')) throw new Error(`Name the file ${file}.xlsx: Excel opens it by this ending`);
  const rows: ReportRow[] = [];
  let batch: ReportRow[];
  do {
    batch = await store.report(BATCH, rows.at(-1));
    rows.push(...batch);
  } while (batch.length > 0);
  // A new file that only its owner can read, renamed when it is whole: a failed export leaves the previous one intact.
  const part = `${file}.part`;
  rmSync(part, { force: true });
  try {
    writeFileSync(part, await enquirySheet(rows), { mode: 0o600 });
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
  return `${file}: ${rows.length} ${rows.length === 1 ? 'enquiry' : 'enquiries'}. Delete the file when you no longer need it.`;
}

async function deleteOne(store: EnquiryStore, id: string): Promise<string> {
  const deleted = await store.delete(id);
  if (!deleted) throw new Error(`There is no enquiry with the id ${id}`);
  return `Deleted the enquiry of ${deleted.name}, ${deleted.email}, ${timeOf(deleted.created_at)}
What may still have it: the firm’s mailbox, exported files, Resend’s log of emails, and backups (docs/operations.md).`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runCommand(process.argv.slice(2), readEnvironment(process.cwd())).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
