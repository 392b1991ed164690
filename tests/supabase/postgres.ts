import { type ClientBase, escapeLiteral, types } from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { emptyEnquiry, type StoredEnquiry, storedFields, toStore } from '../../src/core/enquiry/enquiry.ts';
import type { ClaimedMail, EnquiryFigures } from '../../supabase/functions/send-contact-email/outbox.ts';
import type { Role, RunAs } from '../../supabase/local/rest.ts';
import { AUTHENTICATOR, connect, copyProject, OWNER } from './server/project.ts';

export type Postgres = Exclude<ReturnType<typeof inject<'postgres'>>, { missing: string }>;

/** Tests on the Postgres that setup.ts starts; without one they are skipped, with the reason in their title. */
export function onPostgres(tests: (postgres: Postgres) => void): void {
  const postgres = inject('postgres');
  if ('missing' in postgres) describe.skip(`on Postgres: ${postgres.missing}`, () => tests({} as Postgres));
  else describe(`on Postgres ${postgres.version}`, () => tests(postgres));
}

/** The same for tests of SQL, with a migrated database for the file. */
export function onDatabase(tests: (postgres: Database) => void): void {
  onPostgres(({ url }) => {
    let opened: Database;
    beforeAll(async () => {
      opened = await migrated(url);
    });
    afterAll(() => opened?.close());
    tests({
      query: (...args) => opened.query(...args),
      exec: (statements) => opened.exec(statements),
      request: (...args) => opened.request(...args),
      close: () => opened.close(),
    });
  });
}

async function migrated(url: string): Promise<Database> {
  const name = await copyProject(url);
  const [owner, visitor] = [await connect(url, OWNER, name), await connect(url, AUTHENTICATOR, name)];
  // One transaction after another.
  let last: Promise<unknown> = Promise.resolve();
  const request: RunAs = <Row>(...args: Parameters<RunAs>) => {
    const answer = last.then(() => requestOn<Row>(visitor, ...args));
    last = answer.catch(() => {});
    return answer;
  };
  return {
    query: (statement, values) => owner.query(statement, values) as never,
    exec: (statements) => owner.query(statements),
    request,
    close: () => Promise.all([owner.end(), visitor.end()]),
  };
}

export const NO_LIMITS = 'update private.limits set most = 1000000';

/** The migrated database of a test file. */
export interface Database {
  query<Row = Record<string, unknown>>(statement: string, values?: unknown[]): Promise<{ rows: Row[] }>;
  exec(statements: string): Promise<unknown>;
  request: RunAs;
  close(): Promise<unknown>;
}

/** Runs one statement like a request to PostgREST, on a given connection. */
export async function requestOn<Row>(
  client: ClientBase,
  ...[role, headers, statement, values]: Parameters<RunAs>
): Promise<{ rows: Row[] }> {
  // Hosted Supabase ends a visitor's statement after three seconds, which on a busy machine may pass in a queue.
  const timeout = role === 'anon' ? "set local statement_timeout = '30s';" : '';
  try {
    // In one go, since every statement is a round trip.
    await client.query(
      `begin; set local request.headers = ${escapeLiteral(JSON.stringify(headers))}; set local role ${role}; ${timeout}`,
    );
    const answer = await client.query(statement, values);
    await client.query('commit');
    return answer as never;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

// As numbers: counts are small here.
types.setTypeParser(types.builtins.INT8, Number);

export const as = async <Row = Record<string, unknown>>(
  postgres: Database,
  role: Role,
  statement: string,
  values: unknown[] = [],
  headers: Record<string, string> = {},
): Promise<Row[]> => (await postgres.request<Row>(role, headers, statement, values)).rows;

export const asService = <Row = Record<string, unknown>>(
  postgres: Database,
  statement: string,
  values?: unknown[],
): Promise<Row[]> => as<Row>(postgres, 'service_role', statement, values);

/** Claims all emails that are due, as both halves of a sweep do: those to the firm first. */
export const claimDue = <Row = ClaimedMail>(postgres: Database, most = 1000): Promise<Row[]> =>
  asService<Row>(
    postgres,
    'select * from public.claim_due_mails($1, false) union all select * from public.claim_due_mails($1, true)',
    [most],
  );

export const recordSent = (
  postgres: Database,
  { mail_id, attempt }: Pick<ClaimedMail, 'mail_id' | 'attempt'>,
) => asService(postgres, "select public.record_mail($1, $2, '<id@test>', null)", [mail_id, attempt]);

/** Records that a claimed email was not sent, and what the mail server said. */
export const recordFailure = (
  postgres: Database,
  { mail_id, attempt }: Pick<ClaimedMail, 'mail_id' | 'attempt'>,
  reason: string,
  { retryAfter = null, refused = null }: { retryAfter?: number | null; refused?: string | null } = {},
) =>
  asService(postgres, 'select public.record_mail($1, $2, null, $3, $4, $5)', [
    mail_id,
    attempt,
    reason,
    retryAfter,
    refused,
  ]);

export const housekeeping = (postgres: Database) => asService(postgres, 'select public.housekeeping()');

/** Lets time pass: moves everything into the past. */
export const later = (postgres: Database, time: string) =>
  postgres.exec(`
    update public.contacts set created_at = created_at - interval '${time}';
    update private.senders set created_at = created_at - interval '${time}';
    update private.mails set created_at = created_at - interval '${time}', next_try = next_try - interval '${time}',
      lease_until = lease_until - interval '${time}'`);

export const EMPTY =
  'truncate public.contacts cascade; truncate private.mails, private.senders, private.refusals';
export const empty = (postgres: Database) => postgres.exec(EMPTY);

/** The states of the emails, newest enquiry first, the notification's before the acknowledgement's: `sent, waiting`. */
export const states = async (postgres: Database): Promise<string[]> =>
  (
    await postgres.query<{ state: string }>(`
      select string_agg(
        case when sent_at is not null then 'sent' when stopped is not null then stopped when attempts > 0 then 'failed' else 'waiting' end,
        ', ' order by kind desc
      ) as state
      from private.mails where contact_id is not null
      group by contact_id order by max(created_at) desc`)
  ).rows.map(({ state }) => state);

/** The one value that a statement of the owner returns. */
export async function value<Value>(postgres: Database, statement: string): Promise<Value> {
  const { rows } = await postgres.query(statement);
  if (rows.length !== 1) throw new Error(`${rows.length} rows: ${statement}`);
  return Object.values(rows[0] ?? {})[0] as Value;
}

export const from = (address: string) => ({ 'cf-connecting-ip': address });

export interface Contact extends StoredEnquiry {
  consent: boolean;
}

let made = 0;

export const contact = (given: Partial<Contact> = {}): Contact => {
  made += 1;
  return {
    ...toStore(emptyEnquiry),
    name: `Visitor ${made}`,
    // Everybody at one domain counts as one person.
    email: `visitor@mail${made}.example`,
    message: `My question has the number ${made}.`,
    consent: true,
    ...given,
  };
};

const columns = [...storedFields, 'consent'] as const;

const INSERT = `insert into public.contacts (${columns}) values (${columns.map((_, index) => `$${index + 1}`)})`;
const valuesOf = (sent: Contact) => columns.map((column) => sent[column]);

export const enquire = (postgres: Database, sent: Contact, headers: Record<string, string> = {}) =>
  as(postgres, 'anon', INSERT, valuesOf(sent), headers);

export const enquireOn = (client: ClientBase, sent: Contact, headers: Record<string, string>) =>
  requestOn(client, 'anon', headers, INSERT, valuesOf(sent));

export const claimedMail = (given: Partial<ClaimedMail>): ClaimedMail => ({
  ...{ mail_id: crypto.randomUUID(), attempt: 1, kind: 'notification', language: null },
  ...{ enquiry: null, figures: null, digest: null, plain: false, earlier_sent: null },
  ...given,
});

/** The figures of a summary with nothing to report. */
export const NO_FIGURES: EnquiryFigures = {
  ...{ stored: 9, stored_lately: 1, waiting: 0, in_digests: 0, given_up: 0, too_late: 0 },
  ...{ last_sent: null, last_error: null, refusals: [] },
};
