import { type Client, types } from 'pg';
import { emptyEnquiry, type StoredEnquiry, storedFields, toStore } from '../../src/enquiry/enquiry.ts';

export type Role = 'anon' | 'authenticated' | 'service_role';

/** A migrated database of one test file. */
export interface Database {
  /** Runs one statement as the role that the migrations ran as. */
  query<Row = Record<string, unknown>>(statement: string, values?: unknown[]): Promise<{ rows: Row[] }>;
  /** Runs statements, as that role. */
  exec(statements: string): Promise<unknown>;
  /** Runs one statement as PostgREST does for a request: in a transaction of its own, as the role of the key. */
  request<Row>(
    role: Role,
    headers: Record<string, string>,
    statement: string,
    values: unknown[],
  ): Promise<{ rows: Row[] }>;
  close(): Promise<unknown>;
}

/** One request of PostgREST, on one of its connections. */
export async function requestOn<Row>(
  client: Client,
  role: Role,
  headers: Record<string, string>,
  statement: string,
  values: unknown[],
): Promise<{ rows: Row[] }> {
  await client.query('begin');
  try {
    await client.query("select set_config('request.headers', $1, true)", [JSON.stringify(headers)]);
    await client.query(`set local role ${role}`);
    // As long as hosted Supabase lets a visitor's statement take.
    if (role === 'anon') await client.query("set local statement_timeout = '3s'");
    const answer = await client.query(statement, values);
    await client.query('commit');
    return answer as never;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

// Counts are small here; as PGlite gives them.
types.setTypeParser(types.builtins.INT8, Number);

/** The same, with its rows alone. */
export const as = async <Row = Record<string, unknown>>(
  postgres: Database,
  role: Role,
  statement: string,
  values: unknown[] = [],
  headers: Record<string, string> = {},
): Promise<Row[]> => (await postgres.request<Row>(role, headers, statement, values)).rows;

/** An enquiry as the page stores it. */
export interface Contact extends StoredEnquiry {
  consent: boolean;
}

let made = 0;

/** An enquiry like no other, apart from what is given. */
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

/** Stores an enquiry as a visitor. */
export const enquire = (postgres: Database, sent: Contact, headers: Record<string, string> = {}) =>
  as(postgres, 'anon', INSERT, valuesOf(sent), headers);

/** The same, on one of several connections. */
export const enquireOn = (client: Client, sent: Contact, headers: Record<string, string>) =>
  requestOn(client, 'anon', headers, INSERT, valuesOf(sent));
