import { readFileSync, statSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { siteRules } from '../../plugins/prerender/hosts/siteRules.ts';
import { staticSite } from '../../plugins/prerender/staticSite.ts';
import { locales } from '../../src/core/i18n/locales.ts';
import { localizedPath } from '../../src/core/i18n/localizedPath.ts';
import { publishedFiles, siteFaults } from '../../tools/launch/published.ts';
import { listen } from '../listen.ts';
import { dist } from './pages.ts';

let close: (() => void) | undefined;
afterEach(() => close?.());

/** Publishes the built site with a host of some kind, and returns the address. */
async function publish(host: RequestListener): Promise<string> {
  const server = createServer(host);
  close = () => server.close();
  return listen(server);
}

const right = staticSite(dist);
const rules = siteRules(dist, '/');
const POLICY = 'Content-Security-Policy';
const unknown = (those: typeof locales) => those.map((locale) => localizedPath(locale, '/no-such-page'));

test('finds no fault in a host that serves the build', async () => {
  expect(await siteFaults(await publish(right), dist, rules)).toEqual([]);
});

test('names each fault once of a host without headers, endings and 404 pages', async () => {
  const site = await publish((request, response) => {
    const file = join(dist, request.url === '/' ? 'index.html' : (request.url ?? ''));
    const isThere = statSync(file, { throwIfNoEntry: false })?.isFile();
    response.statusCode = isThere ? 200 : 404;
    response.end(isThere ? readFileSync(file) : 'Not Found');
  });
  const faults = await siteFaults(site, dist, rules);
  const withoutEnding = publishedFiles(dist).filter(
    ({ address, file }) => file === `${address.slice(1)}.html`,
  );
  for (const fault of [
    new RegExp(`^Responds with status 404.* and ${withoutEnding.length - 1} more$`),
    `Missing header ${POLICY}`,
    'Not compressed',
    ...unknown(locales).map((path) => new RegExp(`: ${path}$`)),
  ])
    expect(faults.filter((found) => found.match(fault))).toHaveLength(1);
});

test.each<[string, string, RequestListener]>([
  ['changes it', 'Differs from the build', (_, response) => response.setHeader(POLICY, 'x').end('<script>')],
  ['redirects it', 'Redirects', (_, response) => response.writeHead(308, { location: '/faq/' }).end()],
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
  const faults = await siteFaults(site, dist, rules);
  expect(faults.find((fault) => fault.startsWith(words))).toMatch(/: \/faq$/);
  expect(faults.every((fault) => fault.endsWith(': /faq'))).toBe(true);
});

/** A host that gives another value to a header of addresses that begin alike. */
const withHeader =
  (start: string, changed: string, to: string): RequestListener =>
  (request, response) => {
    const set = response.setHeader.bind(response);
    if (request.url?.startsWith(start))
      response.setHeader = (name, value) => set(name, name === changed ? to : value);
    right(request, response);
  };
/** A host that shows another page for an unknown address. */
const withUnknown =
  (shown: string): RequestListener =>
  (request, response) => {
    if (request.url?.endsWith('/no-such-page')) request.url = shown;
    right(request, response);
  };
const YEAR = 'public, max-age=31536000, immutable';

test.each<[string, RequestListener, string[]]>([
  ['another policy', withHeader('/', POLICY, "default-src 'self'"), [`Wrong header ${POLICY}: / and `]],
  [
    'a missing asset cached for a year',
    withHeader('/assets/no-such', 'Cache-Control', YEAR),
    ['The 404 of an unknown address is cached for 31536000 s: /assets/no-such-asset.js'],
  ],
  [
    'one page for every address',
    withUnknown('/'),
    unknown(locales).map((path) => `An unknown address responds with status 200 instead of 404: ${path}`),
  ],
  [
    'a 404 page of one language',
    withUnknown('/no-such-page'),
    unknown(locales.filter(({ prefix }) => prefix)).map((path) => `: ${path}`),
  ],
])('names %s, and nothing else', async (_, host, faults) => {
  const found = await siteFaults(await publish(host), dist, rules);
  expect(found).toEqual(faults.map((fault) => expect.stringContaining(fault)));
});

test('names an unreachable site', async () => {
  const site = await publish(right);
  close?.();
  const faults = await siteFaults(site, dist, rules);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(site);
});
