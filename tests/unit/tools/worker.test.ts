import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT } from '../../../plugins/project.ts';

const { default: worker } = await import(join(PROJECT, 'plugins/prerender/hosts/worker.js'));

/** Cloudflare's answer, with the header that `_headers` gives to everything under `/assets/`. */
const answered = (status: number) => ({
  ASSETS: {
    fetch: async () => new Response('body', { status, headers: { 'Cache-Control': 'max-age=31536000' } }),
  },
});
const request = new Request('https://site.example/assets/main.js');

it('on Cloudflare a missing asset is not cached, and an existing one is cached for a year', async () => {
  const missing: Response = await worker.fetch(request, answered(404));
  expect([missing.status, missing.headers.get('cache-control'), await missing.text()]).toEqual([
    404,
    'no-store',
    'body',
  ]);
  const there: Response = await worker.fetch(request, answered(200));
  expect([there.status, there.headers.get('cache-control')]).toEqual([200, 'max-age=31536000']);
});
