import { readFileSync, statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRules } from '../../plugins/prerender/hosts/siteRules.ts';
import { staticSite } from '../../plugins/prerender/staticSite.ts';
import { locales } from '../../src/core/i18n/locales.ts';
import { localizedPath } from '../../src/core/i18n/localizedPath.ts';
import { publishedFiles, siteFaults } from '../../tools/launch/published.ts';
import { serve } from '../serve.ts';
import { dist } from './pages.ts';

const right = staticSite(dist);
const rules = readRules(dist);
const POLICY = 'Content-Security-Policy';
const unknown = (those: typeof locales) => those.map((locale) => localizedPath(locale, '/no-such-page'));

test('names each fault once of a host without headers, endings and 404 pages', async () => {
  const site = await serve((request, response) => {
    const file = join(dist, request.url === '/' ? 'index.html' : (request.url ?? ''));
    const isThere = statSync(file, { throwIfNoEntry: false })?.isFile();
    response.statusCode = isThere ? 200 : 404;
    response.end(isThere ? readFileSync(file) : 'Not Found');
  });
  const faults = await siteFaults(site, dist, rules);
  const pages = publishedFiles(dist).filter(({ address, file }) => file === `${address.slice(1)}.html`);
  for (const fault of [
    new RegExp(`^Responds with status 404.* and ${pages.length - 1} more$`),
    `Missing header ${POLICY}`,
    'Not compressed',
    ...unknown(locales).map((path) => new RegExp(`^An unknown address does not show .*: ${path}$`)),
  ])
    expect(faults.filter((found) => found.match(fault))).toHaveLength(1);
});

const YEAR = 'public, max-age=31536000, immutable';

const SPOILT: Record<string, RequestListener> = {
  '/faq': (_, response) => response.setHeader(POLICY, 'x').end('<script>'),
  '/history': (_, response) => response.writeHead(308, { location: '/history/' }).end(),
  '/contact': (request) => request.socket.destroy(),
  '/lawyers': (request, response) => {
    response.writeHead(200, { 'content-length': 1000 });
    response.write('<!doctype html>', () => request.socket.destroy());
  },
  '/assets/no-such-asset.js': (request, response) => {
    const set = response.setHeader.bind(response);
    response.setHeader = (name, value) => set(name, name === 'Cache-Control' ? YEAR : value);
    right(request, response);
  },
};

test('names pages that a host changes, redirects, or does not send whole, and no others', async () => {
  const hostOf = (url?: string) => SPOILT[String(url)] ?? right;
  const site = await serve((request, response) => hostOf(request.url)(request, response));
  const faults = await siteFaults(site, dist, rules);
  // Of the page that it changes, the other headers are missing.
  expect(faults.filter((fault) => !/^Missing header .*: \/faq$/.test(fault)).sort()).toEqual([
    expect.stringMatching(/^Differs from the build.*: \/faq$/),
    expect.stringMatching(/^No response.*: \/(contact|lawyers) and 1 more$/),
    expect.stringMatching(/^Redirects.*: \/history$/),
    expect.stringMatching(/^The 404 of an unknown address is cached for 31536000 s: /),
    expect.stringMatching(new RegExp(`^Wrong header ${POLICY}: /faq$`)),
  ]);
});

const all = `status 200 instead of 404: /chinese/no-such-page and ${locales.length - 1} more`;
const others = unknown(locales.filter(({ prefix }) => prefix)).map((path) => `: ${path}`);

test.each<[string, string, string[]]>([
  ['one page for every address', '/', [all]],
  ['a 404 page of one language', '/no-such-page', others],
])('names %s, and nothing else', async (_, shown, faults) => {
  const site = await serve((request, response) => {
    if (request.url?.endsWith('/no-such-page')) request.url = shown;
    right(request, response);
  });
  const found = await siteFaults(site, dist, rules);
  expect(found).toEqual(faults.map((fault) => expect.stringContaining(fault)));
});

test('names an unreachable site', async () => {
  const site = 'http://127.0.0.1:9';
  expect(await siteFaults(site, dist, rules)).toEqual([expect.stringContaining(site)]);
});
