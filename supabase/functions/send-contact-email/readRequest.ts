import type { ClaimedMail } from './outbox.ts';

/** What a call asks for: the mail of one enquiry, or all mails that are overdue. */
export type Asked =
  | { kind: ClaimedMail['kind']; name: string; email: string; message: string | null }
  | { kind: 'sweep' };

/** A call that is refused: the status, and the reason as the caller reads it. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 413 | 502 | 503,
    reason: string,
  ) {
    super(reason);
  }
}

/** Bytes of a body. The longest enquiry that the database takes is smaller, in any script. */
const LARGEST_BODY = 64 * 1024;

/** What the database cannot hold as text: zero characters and halves of surrogate pairs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what it looks for
const NO_TEXT = /[\u0000\p{Surrogate}]/u;

/** Reads a call's body. Throws a {@link Refusal} that says what is wrong with it. */
export async function readRequest(request: Request): Promise<Asked> {
  const body = parse(await readBounded(request));
  if (!isObject(body)) throw new Refusal(400, 'The body must be a JSON object');
  if (body.type === 'sweep') return { kind: 'sweep' };
  if (body.type !== undefined && body.type !== 'acknowledgment') {
    throw new Refusal(400, 'The only types are "acknowledgment" and "sweep"');
  }
  const { record } = body;
  if (!isObject(record)) throw new Refusal(400, 'The field "record" is missing');
  const field = (name: string): string => {
    const value = record[name];
    if (typeof value !== 'string' || !value) throw new Refusal(400, `The field "record.${name}" is missing`);
    if (NO_TEXT.test(value)) throw new Refusal(400, `The field "record.${name}" is not text`);
    return value;
  };
  const person = { name: field('name'), email: field('email') };
  field('created_at');
  return body.type === 'acknowledgment'
    ? { kind: 'acknowledgment', ...person, message: null }
    : { kind: 'notification', ...person, message: field('message') };
}

/** The body as text, given up as soon as it is too long, whatever its header says. */
async function readBounded(request: Request): Promise<string> {
  const tooLong = () => new Refusal(413, `The body is longer than ${LARGEST_BODY} bytes`);
  if (Number(request.headers.get('content-length')) > LARGEST_BODY) throw tooLong();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (request.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > LARGEST_BODY) throw tooLong();
    chunks.push(chunk);
  }
  return new Blob(chunks as BlobPart[]).text();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The body is not JSON');
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
