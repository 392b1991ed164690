import { request } from 'node:http';

/** A server's answer; without a status if it broke off the connection. */
export interface Answered {
  status: number | undefined;
  text: string;
  headers: Record<string, string | string[] | undefined>;
}

interface RawRequest {
  method?: string;
  /** Sent as it is, without normalisation. */
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a request with exactly this path and these headers. */
export function ask(
  url: string,
  { method = 'GET', path, headers = {}, body }: RawRequest,
): Promise<Answered> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const broken = () => resolve({ status: undefined, text: '', headers: {} });
    const asked = request(
      { hostname, port, method, path, headers, agent: false, timeout: 60_000 },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode, text, headers: response.headers }));
        response.on('error', broken);
      },
    );
    asked.on('timeout', () => asked.destroy());
    asked.on('error', broken);
    asked.end(body);
  });
}
