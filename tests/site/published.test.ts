import { readFileSync, statSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { staticSite } from '../../plugins/prerender/staticSite.ts';
import { locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/localizedPath.ts';
import { published, siteFaults } from '../../tools/launch/published.ts';
import { dist } from './pages.ts';

let close: (() => void) | undefined;
afterEach(() => close?.());

/** Publishes the built site with a host of some kind, and returns the address. */
async function publish(host: RequestListener): Promise<string> {
  const server = createServer(host);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => server.close();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const right = staticSite(dist);
const POLICY = 'Content-Security-Policy';

test('finds no fault in a host that serves the build', async () => {
  expect(await siteFaults(await publish(right), dist)).toEqual([]);
});

test('names each fault once of a host without headers, endings and 404 pages', async () => {
  const site = await publish((request, response) => {
    const file = join(dist, request.url === '/' ? 'index.html' : (request.url ?? ''));
    const isThere = statSync(file, { throwIfNoEntry: false })?.isFile();
    response.statusCode = isThere ? 200 : 404;
    response.end(isThere ? readFileSync(file) : 'Not Found');
  });
  const faults = await siteFaults(site, dist);
  expect(new Set(faults).size).toBe(faults.length);
  const withoutEnding = published(dist).filter(({ address, file }) => file === `${address.slice(1)}.html`);
  expect(faults.find((fault) => fault.startsWith('Responds with status 404'))).toMatch(
    new RegExp(`and ${withoutEnding.length - 1} more$`),
  );
  expect(faults.find((fault) => fault.startsWith(`Missing header ${POLICY}`))).toBeDefined();
  expect(faults.find((fault) => fault.startsWith('Not compressed'))).toBeDefined();
  for (const locale of locales) {
    expect(faults.join()).toContain(localizedPath(locale, '/no-such-page'));
  }
});

test.each<[string, string, RequestListener]>([
  [
    'changes it',
    'Differs from the build',
    (_, response) => {
      response.setHeader(POLICY, 'x');
      response.end('<script src="/added.js"></script>');
    },
  ],
  [
    'redirects it',
    'Redirects to another address',
    (_, response) => response.writeHead(308, { location: '/faq/' }).end(),
  ],
  ['does not respond', 'No response', (request) => request.socket.destroy()],
  [
    'breaks off',
    'No response',
    (request, response) => {
      response.writeHead(200, { 'content-length': 1000 });
      response.write('<!doctype html>', () => request.socket.destroy());
    },
  ],
])('names a page whose host %s', async (_, words, spoil) => {
  const site = await publish((request, response) =>
    request.url === '/faq' ? spoil(request, response) : right(request, response),
  );
  const faults = await siteFaults(site, dist);
  expect(faults.find((fault) => fault.startsWith(words))).toMatch(/: \/faq$/);
  expect(faults.every((fault) => fault.endsWith(': /faq'))).toBe(true);
});

test('names a policy that differs from the build', async () => {
  const site = await publish((request, response) => {
    const set = response.setHeader.bind(response);
    response.setHeader = (name, value) => set(name, name === POLICY ? "default-src 'self'" : value);
    right(request, response);
  });
  const [fault, ...others] = await siteFaults(site, dist);
  expect(others).toEqual([]);
  expect(fault).toMatch(new RegExp(`^Wrong header ${POLICY}: / and \\d+ more$`));
});

test('reports a missing asset whose response is cached for long', async () => {
  const site = await publish((request, response) => {
    const set = response.setHeader.bind(response);
    if (request.url?.startsWith('/assets/no-such')) {
      const year = 'public, max-age=31536000, immutable';
      response.setHeader = (name, value) => set(name, /cache-control/i.test(name) ? year : value);
      response.setHeader('Cache-Control', year);
    }
    right(request, response);
  });
  expect(await siteFaults(site, dist)).toEqual([
    'The response for a missing asset is cached for 31536000 s: /assets/no-such-asset.js',
  ]);
});

test('names a host that has one page for every address', async () => {
  const site = await publish((request, response) => {
    if (request.url?.endsWith('/no-such-page')) request.url = '/';
    right(request, response);
  });
  const faults = await siteFaults(site, dist);
  expect(faults).toHaveLength(locales.length);
  for (const fault of faults) expect(fault).toContain('200');
});

test('names the other languages of a host whose 404 page has one language', async () => {
  const site = await publish((request, response) => {
    if (request.url?.endsWith('/no-such-page')) request.url = '/no-such-page';
    right(request, response);
  });
  const faults = await siteFaults(site, dist);
  expect(faults.map((fault) => fault.split(': ')[1])).toEqual(
    locales.filter(({ prefix }) => prefix).map((locale) => localizedPath(locale, '/no-such-page')),
  );
});

test('names an unreachable site and a missing build', async () => {
  const site = await publish(right);
  close?.();
  const faults = await siteFaults(site, dist);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(site);
  const [fault] = await siteFaults(site, join(dist, 'assets'));
  expect(fault).toContain('npm run build');
});
