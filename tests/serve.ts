import { createServer, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { listen } from './ports.ts';

/** Starts a server, which stops after the test. Resolves to its URL. */
export async function serve(handler: RequestListener): Promise<string> {
  const server = createServer(handler);
  onTestFinished(() => void server.close());
  return listen(server);
}

/** A status and a body. */
export type Answer = [status: number, body: unknown];
export type Answers = Record<string, Answer | (() => Answer) | undefined>;

/** Starts an API that answers calls such as `GET /emails?limit=1`, others with 404. It records what it is asked. */
export async function serveApi(answers: Answers) {
  const asked: { call: string; headers: Record<string, unknown>; body: string }[] = [];
  const url = await serve(async (request, response) => {
    const call = `${request.method} ${request.url}`;
    asked.push({ call, headers: request.headers, body: await text(request) });
    const answer = answers[call] ?? [404, { name: 'not_found', message: 'Not found' }];
    const [status, body] = typeof answer === 'function' ? answer() : answer;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  return { url, asked };
}
