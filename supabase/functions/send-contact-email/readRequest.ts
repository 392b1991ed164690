import { ENCODED_WORD, hasForbidden } from '../../../src/core/enquiry/characters.ts';
import {
  acknowledgedFields,
  isRequired,
  isSingleLine,
  type StoredField,
  storedFields,
} from '../../../src/core/enquiry/enquiry.ts';
import type { Wanted } from './outbox.ts';

/** What a call requests: an email of one enquiry, or a sweep. */
export type MailRequest = Omit<Wanted, 'language'> | { kind: 'sweep' };

/** A refused call: the HTTP status, and the reason for the caller. */
export class HttpError extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 413 | 502 | 503,
    reason: string,
  ) {
    super(reason);
  }
}

/** Maximum size of a body in bytes. The longest enquiry that the database accepts is smaller, in any script. */
const LARGEST_BODY = 64 * 1024;

/** Reads and validates a call's body. Throws a {@link HttpError} with the reason. */
export async function readRequest(request: Request): Promise<MailRequest> {
  const body = parse(await readBounded(request));
  if (!isObject(body)) throw new HttpError(400, 'The body must be a JSON object');
  if (body.type === 'sweep') return { kind: 'sweep' };
  if (body.type !== undefined && body.type !== 'acknowledgment') {
    throw new HttpError(400, 'The only types are "acknowledgment" and "sweep"');
  }
  const { record } = body;
  if (!isObject(record)) throw new HttpError(400, 'The field "record" is missing');
  const kind = body.type ?? 'notification';
  const names = kind === 'acknowledgment' ? acknowledgedFields : storedFields;
  const described = Object.fromEntries(names.map((name) => [name, readField(record, name)]));
  // The specification requires it; the database's own timestamp is what counts.
  if (typeof record.created_at !== 'string')
    throw new HttpError(400, 'The field "record.created_at" is missing');
  return { kind, described };
}

/** A field of the enquiry in a call; null if it was not given. */
function readField(record: Record<string, unknown>, name: StoredField): string | null {
  const value = record[name] ?? null;
  if (value === null && !isRequired(name)) return null;
  if (typeof value !== 'string' || !value) throw new HttpError(400, `The field "record.${name}" is missing`);
  if (hasForbidden(value, isSingleLine(name)) || (isSingleLine(name) && ENCODED_WORD.test(value))) {
    throw new HttpError(400, `The field "record.${name}" has characters that no enquiry may have`);
  }
  return value;
}

/** The body as text; stops reading as soon as it is too long, whatever Content-Length says. */
async function readBounded(request: Request): Promise<string> {
  const tooLong = () => new HttpError(413, `The body is longer than ${LARGEST_BODY} bytes`);
  if (Number(request.headers.get('content-length')) > LARGEST_BODY) throw tooLong();
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of (request.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
      length += chunk.length;
      if (length > LARGEST_BODY) throw tooLong();
      chunks.push(chunk);
    }
  } catch (error) {
    // A caller that goes away while it sends is not our error.
    throw error instanceof HttpError ? error : new HttpError(400, 'The body broke off');
  }
  return new Blob(chunks as BlobPart[]).text();
}

/** Throws a {@link HttpError} if a body is not JSON. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The body is not JSON');
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
