import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

/** A recorded call of Resend's API. */
export interface ResendCall {
  method?: string;
  url?: string;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

/** As https://resend.com/docs/api-reference/errors describes them. */
interface Refusal {
  statusCode: number;
  name: string;
  message: string;
  headers?: Record<string, string>;
}

/**
 * A fake of Resend's HTTP API: accepts mails, and sends only one for each `Idempotency-Key`
 * (https://resend.com/docs/dashboard/emails/idempotency-keys).
 */
export async function startResend() {
  const received: ResendCall[] = [];
  const ids = new Map<string, string>();
  const resend = {
    url: '',
    received,
    ids,
    /** The answer to further calls, where it takes no mail. */
    refusal: undefined as Refusal | undefined,
    stop: () => {},
  };
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request));
    received.push({ method: request.method, url: request.url, headers: request.headers, body });
    const answer = (status: number, content: object, headers = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(content));
    if (resend.refusal) {
      const { statusCode, headers, ...content } = resend.refusal;
      return answer(statusCode, { statusCode, ...content }, headers);
    }
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
