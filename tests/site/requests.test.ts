import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveSite } from '../../plugins/prerender/staticSite.ts';
import { ask as request } from '../ask.ts';
import { dist } from './pages.ts';

// How the server of `npm start` answers what is no page. ./published.test.ts requests the pages.

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

test.each(['/nothing', '/assets/nothing-1a2b3c4d.js', '/chinese/nothing'])(
  '%s is a 404 that is cached briefly',
  async (path) => {
    const { status, headers } = await ask(path);
    expect([status, headers['cache-control']]).toEqual([404, 'public, max-age=60']);
  },
);

test.each(['POST', 'OPTIONS'])('%s is refused', async (method) => {
  const { status, headers } = await ask('/faq', method);
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});
