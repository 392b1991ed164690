import { type Client, type ClientBase, escapeLiteral, types } from 'pg';
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
export function onDatabase(tests: (postgres: ReturnType<typeof createDatabase>) => void): void {
  onPostgres(({ url }) => {
    const database = createDatabase();
    beforeAll(() => database.open(url));
    afterAll(database.close);
    tests(database);
  });
}

/** A migrated database, and what tests do with it. */
function createDatabase() {
  let owner: Client;
  let visitor: Client;
  const query = async <Row = Record<string, unknown>>(
    statements: string,
    values?: unknown[],
  ): Promise<Row[]> => (await owner.query(statements, values)).rows;
  const as = async <Row = Record<string, unknown>>(
    role: Role,
    statement: string,
    values: unknown[] = [],
    headers: Record<string, string> = {},
  ): Promise<Row[]> => (await requestOn<Row>(visitor, role, headers, statement, values)).rows;
  const asService = <Row = Record<string, unknown>>(statement: string, values?: unknown[]) =>
    as<Row>('service_role', statement, values);
  return {
    async open(url: string) {
      const name = await copyProject(url);
      [owner, visitor] = [await connect(url, OWNER, name), await connect(url, AUTHENTICATOR, name)];
    },
    close: () => Promise.all([owner?.end(), visitor?.end()]),
    /** Runs statements with the rights of a migration. */
    query,
    as,
    asService,
    /** The one value that a statement of the owner returns. */
    async value<Value>(statement: string): Promise<Value> {
      const rows = await query(statement);
      if (rows.length !== 1) throw new Error(`${rows.length} rows: ${statement}`);
      return Object.values(rows[0] ?? {})[0] as Value;
    },
    empty: () => query(EMPTY),
    enquire: (sent: Contact, headers?: Record<string, string>) => as('anon', INSERT, valuesOf(sent), headers),
    /** Claims all emails that are due, as both halves of a sweep do: those to the firm first. */
    claimDue: (most = 1000) =>
      asService<ClaimedMail>(
        'select * from public.claim_due_mails($1, false) union all select * from public.claim_due_mails($1, true)',
        [most],
      ),
    recordSent: ({ mail_id, attempt }: ClaimedMail) =>
      asService("select public.record_mail($1, $2, '<id@test>', null)", [mail_id, attempt]),
    /** Records that a claimed email was not sent, and what the mail server said. */
    recordFailure: (
      { mail_id, attempt }: ClaimedMail,
      reason: string,
      { retryAfter, refused }: { retryAfter?: number; refused?: string } = {},
    ) =>
      asService('select public.record_mail($1, $2, null, $3, $4, $5)', [
        ...[mail_id, attempt, reason, retryAfter ?? null, refused ?? null],
      ]),
    housekeeping: () => asService('select public.housekeeping()'),
    /** Lets time pass: moves everything into the past. */
    later: (time: string) =>
      query(`
        update public.contacts set created_at = created_at - interval '${time}';
        update private.senders set created_at = created_at - interval '${time}';
        update private.mails set created_at = created_at - interval '${time}',
          next_try = next_try - interval '${time}', lease_until = lease_until - interval '${time}'`),
    /** The states of the emails, newest enquiry first, the notification's before the acknowledgement's: `sent, waiting`. */
    async states(): Promise<string[]> {
      const rows = await query<{ state: string }>(`
        select string_agg(
          case when sent_at is not null then 'sent' when stopped is not null then stopped when attempts > 0 then 'failed' else 'waiting' end,
          ', ' order by kind desc
        ) as state
        from private.mails where contact_id is not null
        group by contact_id order by max(created_at) desc`);
      return rows.map(({ state }) => state);
    },
  };
}

export const NO_LIMITS = 'update private.limits set most = 1000000';

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

export const EMPTY =
  'truncate public.contacts cascade; truncate private.mails, private.senders, private.refusals';

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
