import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveSite } from '../../plugins/prerender/staticSite.ts';
import { locales } from '../../src/i18n/locales.ts';
import { ask as request } from '../ask.ts';
import { dist } from './pages.ts';

let site: Awaited<ReturnType<typeof serveSite>>;
beforeAll(async () => {
  site = await serveSite(dist);
});
afterAll(() => site.close());

const ask = (path: string, method = 'GET') => request(site.url, { path, method });

test.each(['//', '/\\', '/%', '/%00', '/..', '/../package.json', '/assets/../../package.json', '/?#'])(
  'the address %s leads to no stack trace and no file outside the site',
  async (path) => {
    const { status, text } = await ask(path);
    expect([200, 404]).toContain(status);
    expect(text).toMatch(/^<!doctype html>/);
    expect(text).not.toMatch(/\bat .+:\d+:\d+|node_modules/);
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
