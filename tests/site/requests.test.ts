import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveSite } from '../../plugins/prerender/staticSite.ts';
import { locales } from '../../src/i18n/locales.ts';
import { dist } from './pages.ts';

let site: Awaited<ReturnType<typeof serveSite>>;
beforeAll(async () => {
  site = await serveSite(dist);
});
afterAll(() => site.close());

/** Requests a raw path; `fetch` would normalise it. */
function ask(path: string, method = 'GET') {
  const { hostname, port } = new URL(site.url);
  return new Promise<{ status?: number; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      const sent = request({ hostname, port, path, method }, async (response) => {
        let body = '';
        for await (const chunk of response.setEncoding('utf8')) body += chunk;
        resolve({ status: response.statusCode, headers: response.headers, body });
      });
      sent.on('error', reject).end();
    },
  );
}

test.each(['//', '/\\', '/%', '/%00', '/..', '/../package.json', '/assets/../../package.json', '/?#'])(
  'the address %s leads to no stack trace and no file outside the site',
  async (path) => {
    const { status, body } = await ask(path);
    expect([200, 404]).toContain(status);
    expect(body).toMatch(/^<!doctype html>/);
    expect(body).not.toMatch(/\bat .+:\d+:\d+|node_modules/);
  },
);

test('a missing file is a 404 that is cached briefly', async () => {
  for (const { prefix } of locales) {
    for (const path of ['/assets/nothing-1a2b3c4d.js', '/nothing', `${prefix}/nothing`]) {
      const { status, headers } = await ask(path);
      expect(status).toBe(404);
      expect(headers['cache-control']).toBe('public, max-age=60');
    }
  }
});

test('the rules of the host are not served', async () => {
  expect((await ask('/_headers')).status).toBe(404);
});

test.each(['POST', 'PUT', 'DELETE', 'TRACE', 'OPTIONS'])('%s is refused', async (method) => {
  const { status, headers } = await ask('/faq', method);
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});
