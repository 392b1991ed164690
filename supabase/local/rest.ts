import { createServer, type IncomingMessage, type Server } from 'node:http';
import { HttpError, isObject, parse } from '../functions/send-contact-email/readRequest.ts';
import type { Keys } from './keys.ts';

export type Role = 'anon' | 'authenticated' | 'service_role';

/**
 * Runs one statement like PostgREST: in a transaction of its own, with the role of the request's key, and the request's
 * headers in the setting `request.headers`.
 */
export type RunAs = <Row>(
  role: Role,
  headers: Record<string, unknown>,
  statement: string,
  values: unknown[],
) => Promise<{ rows: Row[] }>;

/** Maximum size of a request body in bytes. The longest enquiry is smaller, in any script. */
const LARGEST_BODY = 256 * 1024;

/** Postgres's code for a column that does not exist. */
const UNKNOWN_COLUMN = '42703';

type Answer = [status: number, body?: unknown];

/**
 * A server for the few requests of Supabase's REST interface that this project makes: an enquiry is inserted, all of
 * them are read, and the migrations' functions are called. Everything else is refused. The tests run it on a real
 * Postgres, too. It reports failures of the database and columns that do not exist, not other refusals.
 */
export function restServer(runAs: RunAs, keys: Keys, report = (_: string) => {}): Server {
  const server = createServer(async (request, response) => {
    const [status, body] = await answer(runAs, keys, request).catch(answerTo);
    if (status >= 500 && !request.destroyed) report(JSON.stringify(body));
    const { code, message } = (body ?? {}) as NodeJS.ErrnoException;
    if (code === UNKNOWN_COLUMN)
      report(`${message}. If a new migration adds it, stop the site and start it again.`);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  });
  // Connections stay open: after some seconds in which it could not run, a client sends on one that was closed meanwhile.
  server.keepAliveTimeout = 0;
  return server;
}

function roleOf(key: unknown, keys: Keys): Role | undefined {
  if (key === keys.service) return 'service_role';
  return key === keys.anon ? 'anon' : undefined;
}

async function answer(runAs: RunAs, keys: Keys, request: IncomingMessage): Promise<Answer> {
  if (!isOwnPage(request)) throw new HttpError(403, 'Only programs on this machine are allowed');
  const { method = '', headers, url = '/' } = request;
  const { pathname, searchParams } = readUrl(url);
  const [, name] = /^\/rest\/v1\/rpc\/([a-z_]+)$/.exec(pathname) ?? [];
  if (!name && pathname !== '/rest/v1/contacts') throw new HttpError(404, 'There is nothing here');
  // Read first, so that a slow sender holds up nobody, and completely, so that the sender gets the answer.
  const text = await readBody(request);
  const role = roleOf(headers.apikey, keys);
  if (!role) throw new HttpError(401, 'Invalid API key');
  const rows = async (statement: string, values: unknown[]) =>
    (await runAs<{ row: unknown }>(role, headers, statement, values)).rows.map(({ row }) => row);

  if (name && method === 'POST') return call(rows, name, parse(text || '{}'));
  if (!name && method === 'GET') return [200, await rows(ALL, [])];
  if (!name && method === 'POST') {
    const plain = (headers.prefer ?? 'return=minimal') === 'return=minimal' && searchParams.size === 0;
    if (!plain) throw new HttpError(400, 'Only a plain insert is answered here');
    return insert(rows, [parse(text)].flat());
  }
  throw new HttpError(405, 'This method is not answered here');
}

const ALL = 'select to_jsonb(contact) as row from public.contacts as contact order by id limit 1000';

type Rows = (statement: string, values: unknown[]) => Promise<unknown[]>;

/** Inserts rows, as PostgREST does: their keys are the columns. */
async function insert(rows: Rows, given: unknown[]): Promise<Answer> {
  if (!given.every(isObject)) throw new HttpError(400, 'The body is no row of contacts, nor several');
  const columns = Object.keys(given[0] ?? {}).map(quoted);
  await rows(
    `insert into public.contacts (${columns}) select ${columns} from json_populate_recordset(null::public.contacts, $1)`,
    [JSON.stringify(given)],
  );
  return [201];
}

/** Calls a function with named arguments; answers with a list if it returns a set. */
async function call(rows: Rows, name: string, args: unknown): Promise<Answer> {
  if (!isObject(args)) throw new HttpError(400, 'The body is no object with the arguments');
  const named = Object.keys(args).map((argument, index) => `${quoted(argument)} => $${index + 1}`);
  const values = Object.values(args).map((value) => {
    // PGlite takes no text for a boolean.
    if (value === null || typeof value === 'boolean') return value;
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  });
  const isSet = `(select bool_or(proretset) from pg_proc where proname = '${name}')`;
  const results = (await rows(
    `select jsonb_build_array(${isSet}, result) as row from public.${name}(${named}) as result`,
    values,
  )) as [isSet: boolean, result: unknown][];
  const [first] = results;
  return [200, first && !first[0] ? first[1] : results.map(([, result]) => result)];
}

/** The answer to an error, with PostgREST's status for it. */
function answerTo(error: NodeJS.ErrnoException): Answer {
  const { code = String(error.errno), message } = error;
  if (error instanceof HttpError) return [error.status, { message }];
  const status = /^PT(\d{3})$/.exec(code)?.[1];
  if (status) return [Number(status), { code, message }];
  if (code === '42501') return [401, { code, message }];
  return [/^(22|23|42|54|P0)/.test(code) ? 400 : 503, { code, message }];
}

/** The body of a request. What is too long is read to its end, but not kept. */
async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length <= LARGEST_BODY) chunks.push(chunk);
  }
  if (length > LARGEST_BODY) throw new HttpError(413, `The body is longer than ${LARGEST_BODY} bytes`);
  return Buffer.concat(chunks).toString('utf8');
}

function readUrl(url: string): URL {
  if (!URL.canParse(url, 'http://localhost')) throw new HttpError(400, 'The address cannot be read');
  return new URL(url, 'http://localhost');
}

/** A name of a column or an argument in SQL. */
function quoted(name: string): string {
  if (!/^[a-z_]+$/.test(name)) throw new HttpError(400, 'No column and no argument has this name');
  return `"${name}"`;
}

/**
 * Whether a request to a local server comes from a program on this machine, or from a page of that server. Otherwise any
 * page in the same browser could change what the server has, or read it through a domain that resolves to this machine
 * (DNS rebinding).
 */
export function isOwnPage({ headers: { host = '', origin }, socket }: IncomingMessage): boolean {
  const hosts = ['localhost', '127.0.0.1', '[::1]'].map((name) => `${name}:${socket.localPort}`);
  return hosts.includes(host) && (origin === undefined || origin === `http://${host}`);
}
