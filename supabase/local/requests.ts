import { storedFields } from '../../src/enquiry/enquiry.ts';

/** Maximum size of a request body in bytes. The longest enquiry is smaller, in any script. */
const LARGEST_BODY = 256 * 1024;

const CONTACTS = '/rest/v1/contacts';
/** The paths of Lite that are served: enquiries and the migrations' functions. Lite has pages of its own as well. */
const SERVED = /^\/rest\/v1\/(contacts|rpc\/[a-z_]+)$/;

/** A request with its parsed body. */
export interface ReceivedRequest {
  request: Request;
  body: unknown;
}

/** Serialises the calls of an async function, in the order in which they arrive. */
export function oneAtATime<In, Out>(run: (input: In) => Promise<Out>): (input: In) => Promise<Out> {
  let last: Promise<unknown> = Promise.resolve();
  return (input) => {
    const mine = last.then(() => run(input));
    last = mine.catch(() => {});
    return mine;
  };
}

/**
 * Reads the body of a request up front, so that a slow sender does not block others. Returns a response instead where
 * the database is not needed: hosted Supabase's, in cases where Lite would answer differently or crash.
 */
export async function receive(request: Request): Promise<ReceivedRequest | Response> {
  const { url, method, headers } = request;
  const { pathname } = new URL(url);
  if (!SERVED.test(pathname)) return refusal(404, 'There is nothing here');
  if (!['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'].includes(method)) {
    return refusal(405, 'This method is not answered here');
  }
  const bytes = await readBounded(request);
  // The rest of the body is unread, so the connection cannot be reused.
  if (!bytes) return refusal(413, `The body is longer than ${LARGEST_BODY} bytes`, { connection: 'close' });
  if (bytes.length === 0) return { request: new Request(url, { method, headers }), body: undefined };
  const body = parse(bytes);
  if (body === undefined)
    return refusal(400, 'The body is not JSON, or has characters in it that are no text');
  if (pathname === CONTACTS && !isRows(body))
    return refusal(400, 'The body is no row of contacts, nor several');
  return { request: new Request(url, { method, headers, body: bytes }), body };
}

/** Lite answers 500 for a row that violates a constraint; PostgREST answers 400. */
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

/** The parsed body; undefined if it is not JSON, or contains text that Postgres cannot store. */
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

/** Whether a body is a row, or several, without objects as values; Lite crashes on others. */
const isRows = (body: unknown) =>
  [body].flat().every((row) => isObject(row) && Object.values(row).every((value) => Object(value) !== value));

/** Whether a text contains NUL or a lone surrogate. */
const isNoText = (text: string) => /[\0\p{Surrogate}]/u.test(text);

const refusal = (status: number, message: string, headers: Record<string, string> = {}) =>
  Response.json({ message }, { status, headers });

/**
 * Whether a request is the page's own insert of an enquiry, for which it must have the rights. One with a query or a
 * preference asks for more, such as the stored row.
 */
export function isEnquiry({ request, body }: ReceivedRequest): boolean {
  const known = new Set<string>([...storedFields, 'consent']);
  const { pathname, search } = new URL(request.url);
  if (request.method !== 'POST' || pathname !== CONTACTS || search) return false;
  if ((request.headers.get('prefer') ?? 'return=minimal') !== 'return=minimal') return false;
  return isObject(body) && Object.keys(body).every((name) => known.has(name));
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
