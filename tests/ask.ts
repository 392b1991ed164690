import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

interface RawRequest {
  method?: string;
  /** Sent as it is, without normalisation. */
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a request with exactly this path and these headers. The answer has no status if the server broke off the connection. */
export async function ask(url: string, { method = 'GET', path, headers = {}, body }: RawRequest) {
  const { hostname, port } = new URL(url);
  const asked = request({ hostname, port, method, path, headers, agent: false, timeout: 60_000 });
  asked.on('timeout', () => asked.destroy());
  asked.end(body);
  try {
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    return { status: response.statusCode, text: await text(response), headers: response.headers };
  } catch {
    return { status: undefined, text: '', headers: {} };
  }
}
