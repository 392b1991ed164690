import { type ClientBase, types } from 'pg';
import { emptyEnquiry, type StoredEnquiry, storedFields, toStore } from '../../src/enquiry/enquiry.ts';
import type { Role, RunAs } from '../../supabase/local/rest.ts';

/** The migrated database of a test file. */
export interface Database {
  /** Runs one statement with the role of the migrations. */
  query<Row = Record<string, unknown>>(statement: string, values?: unknown[]): Promise<{ rows: Row[] }>;
  /** Runs several statements with that role. */
  exec(statements: string): Promise<unknown>;
  request: RunAs;
  close(): Promise<unknown>;
}

/** Runs one statement like a request to PostgREST, on a given connection. */
export async function requestOn<Row>(
  client: ClientBase,
  ...[role, headers, statement, values]: Parameters<RunAs>
): Promise<{ rows: Row[] }> {
  await client.query('begin');
  try {
    await client.query("select set_config('request.headers', $1, true)", [JSON.stringify(headers)]);
    await client.query(`set local role ${role}`);
    // Hosted Supabase's timeout for visitors.
    if (role === 'anon') await client.query("set local statement_timeout = '3s'");
    const answer = await client.query(statement, values);
    await client.query('commit');
    return answer as never;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

// As numbers, as in PGlite; counts are small here.
types.setTypeParser(types.builtins.INT8, Number);

/** Runs a statement and returns its rows. */
export const as = async <Row = Record<string, unknown>>(
  postgres: Database,
  role: Role,
  statement: string,
  values: unknown[] = [],
  headers: Record<string, string> = {},
): Promise<Row[]> => (await postgres.request<Row>(role, headers, statement, values)).rows;

/** Claims all mails that are due, as both halves of a sweep do: those to the firm first. */
export const claimDue = <Row>(postgres: Database, most = 1000): Promise<Row[]> =>
  as<Row>(
    postgres,
    'service_role',
    'select * from public.claim_due_mails($1, false) union all select * from public.claim_due_mails($1, true)',
    [most],
  );

/** An enquiry as the page inserts it. */
export interface Contact extends StoredEnquiry {
  consent: boolean;
}

let made = 0;

/** A unique enquiry, with the given values. */
export const contact = (given: Partial<Contact> = {}): Contact => {
  made += 1;
  return {
    ...toStore(emptyEnquiry),
    name: `Visitor ${made}`,
    email: `visitor${made}@mail.example`,
    message: `My question has the number ${made}.`,
    consent: true,
    ...given,
  };
};

const columns = [...storedFields, 'consent'] as const;

const INSERT = `insert into public.contacts (${columns}) values (${columns.map((_, index) => `$${index + 1}`)})`;
const valuesOf = (sent: Contact) => columns.map((column) => sent[column]);

/** Inserts an enquiry as a visitor. */
export const enquire = (postgres: Database, sent: Contact, headers: Record<string, string> = {}) =>
  as(postgres, 'anon', INSERT, valuesOf(sent), headers);

/** The same, on a given connection. */
export const enquireOn = (client: ClientBase, sent: Contact, headers: Record<string, string>) =>
  requestOn(client, 'anon', headers, INSERT, valuesOf(sent));
