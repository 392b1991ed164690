// npm run enquiries: the stored enquiries as a table, while the site runs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readKeys } from './keys.ts';
import { readOptions } from './options.ts';
import type { BackendUrls } from './parts.ts';

interface Row {
  created_at: string;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  notification: string | null;
  acknowledgment: string | null;
}

/** Characters of a message that a line of the table has room for. */
const SHOWN = 40;

const { dataDir } = readOptions(process.cwd(), process.env);
try {
  const urls: BackendUrls = JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8'));
  const response = await fetch(`${urls.database}/rest/v1/rpc/enquiry_report`, {
    method: 'POST',
    headers: { apikey: readKeys(dataDir).service, 'content-type': 'application/json' },
    body: '{}',
  });
  if (!response.ok) throw new Error(await response.text());
  print((await response.json()) as Row[]);
} catch (error) {
  console.error('The enquiries can be read while the site runs (npm start).', (error as Error).message);
  process.exitCode = 1;
}

function print(rows: Row[]): void {
  console.table(
    rows.map((row) => ({
      received: new Date(row.created_at).toLocaleString(),
      name: row.name,
      email: row.email,
      phone: row.phone ?? '',
      message: row.message.length > SHOWN ? `${row.message.slice(0, SHOWN)}…` : row.message,
      'mail to the firm': row.notification,
      acknowledgement: row.acknowledgment,
    })),
  );
  // As `private.mail_state` words it (supabase/migrations/…_mails.sql).
  const withMail = (state: string) =>
    rows.filter((row) => row.notification?.startsWith(state) || row.acknowledgment?.startsWith(state)).length;
  console.log(
    `${rows.length} stored, ${withMail('failed')} with a mail that failed and will be tried again, ${withMail('given up')} with one that was given up`,
  );
}
