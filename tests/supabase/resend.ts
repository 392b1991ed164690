import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

/** A recorded call of Resend's API. */
export interface ResendCall {
  method?: string;
  url?: string;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

/**
 * A fake of Resend's HTTP API: accepts mails, and sends only one for each `Idempotency-Key`
 * (https://resend.com/docs/dashboard/emails/idempotency-keys).
 */
export async function startResend() {
  const received: ResendCall[] = [];
  const ids = new Map<string, string>();
  const resend = { url: '', received, ids, refuse: false, stop: () => {} };
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request));
    received.push({ method: request.method, url: request.url, headers: request.headers, body });
    const answer = (status: number, content: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
    if (resend.refuse) return answer(422, { statusCode: 422, message: 'The domain is not verified' });
    const key = String(request.headers['idempotency-key']);
    const id = ids.get(key) ?? crypto.randomUUID();
    ids.set(key, id);
    return answer(200, { id });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  resend.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  resend.stop = () => server.close();
  return resend;
}
