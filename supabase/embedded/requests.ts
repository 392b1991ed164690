import { storedFields } from '../../src/enquiry/enquiry.ts';

/** Bytes of a request's body. The longest enquiry is smaller, in any script. */
const LARGEST_BODY = 256 * 1024;

const CONTACTS = '/rest/v1/contacts';
/** What of Lite is served: the enquiries, and the functions of `supabase/migrations`. It has pages of its own, too. */
const SERVED = /^\/rest\/v1\/(contacts|rpc\/[a-z_]+)$/;

/** A request whose body has been read, and what it says. */
export interface ReceivedRequest {
  request: Request;
  body: unknown;
}

/** Runs one call of a function after another, in the order in which they came. */
export function oneAtATime<In, Out>(run: (input: In) => Promise<Out>): (input: In) => Promise<Out> {
  let last: Promise<unknown> = Promise.resolve();
  return (input) => {
    const mine = last.then(() => run(input));
    last = mine.catch(() => {});
    return mine;
  };
}

/**
 * A request with its body read, so that a slow sender keeps nobody waiting; or the answer to one that the database need
 * not see: hosted Supabase's, where Lite has one of its own or a failure.
 */
export async function receive(request: Request): Promise<ReceivedRequest | Response> {
  const { url, method, headers } = request;
  const { pathname } = new URL(url);
  if (!SERVED.test(pathname)) return refusal(404, 'There is nothing here');
  if (!['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'].includes(method)) {
    return refusal(405, 'This method is not answered here');
  }
  const bytes = await readBounded(request);
  // The rest of the body is not read, so nothing else can come over this connection.
  if (!bytes) return refusal(413, `The body is longer than ${LARGEST_BODY} bytes`, { connection: 'close' });
  if (bytes.length === 0) return { request: new Request(url, { method, headers }), body: undefined };
  const body = parse(bytes);
  if (body === undefined)
    return refusal(400, 'The body is not JSON, or has characters in it that are no text');
  if (pathname === CONTACTS && isNested(body)) return refusal(400, 'The columns of contacts hold no objects');
  return { request: new Request(url, { method, headers, body: bytes }), body };
}

/** Lite takes a row that breaks a constraint for a failure of its own; PostgREST answers 400. */
export async function likePostgrest(response: Response): Promise<Response> {
  if (response.status !== 500) return response;
  const body = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { message?: string };
  if (!body.message?.includes('violates check constraint')) return response;
  return Response.json({ ...body, code: '23514' }, { status: 400 });
}

async function readBounded(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (request.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > LARGEST_BODY) return undefined;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** What a body says; nothing if it is not JSON, or has text in it that Postgres cannot hold. */
function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes), (key, value) => {
      if (isNoText(key) || (typeof value === 'string' && isNoText(value))) throw new Error('no text');
      return value;
    });
  } catch {
    return undefined;
  }
}

/** Whether a row, or one of several, has an object for a value; Lite fails on it. */
const isNested = (body: unknown) =>
  [body].flat().some((row) => isObject(row) && Object.values(row).some((value) => Object(value) === value));

/** Whether text has the character zero in it, or half a character. */
const isNoText = (text: string) => /[\0\p{Surrogate}]/u.test(text);

const refusal = (status: number, message: string, headers: Record<string, string> = {}) =>
  Response.json({ message }, { status, headers });

/** Whether a request is what the page sends to store an enquiry: it must not lack the right to. */
export function isEnquiry({ request, body }: ReceivedRequest): boolean {
  const known = new Set<string>([...storedFields, 'consent']);
  if (request.method !== 'POST' || new URL(request.url).pathname !== CONTACTS) return false;
  return isObject(body) && Object.keys(body).every((name) => known.has(name));
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
