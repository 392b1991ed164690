/** Bytes of a request's body. The longest enquiry is smaller, in any script. */
const LARGEST_BODY = 256 * 1024;

/** Runs one call of a function after another, in the order in which they came. */
export function oneAtATime<In, Out>(run: (input: In) => Promise<Out>): (input: In) => Promise<Out> {
  let last: Promise<unknown> = Promise.resolve();
  return (input) => {
    const mine = last.then(() => run(input));
    last = mine.catch(() => {});
    return mine;
  };
}

/** The request with its body read, so that a slow sender keeps nobody waiting; nothing if it is too long. */
export async function readBounded(request: Request): Promise<Request | undefined> {
  if (!request.body) return request;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > LARGEST_BODY) return undefined;
    chunks.push(chunk);
  }
  const { url, method, headers } = request;
  return new Request(url, { method, headers, body: Buffer.concat(chunks) });
}

/** Lite takes a row that breaks a check constraint for a failure of its own; PostgREST answers 400. */
export async function likePostgrest(response: Response): Promise<Response> {
  if (response.status !== 500) return response;
  const body = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { message?: string };
  if (!body.message?.includes('violates check constraint')) return response;
  return Response.json({ ...body, code: '23514' }, { status: 400 });
}

/** The answer to a body that is too long. */
export const tooLong = (): Response =>
  Response.json({ message: `The body is longer than ${LARGEST_BODY} bytes` }, { status: 413 });
