import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headersOf, parseHeaders } from '../../plugins/prerender/headers.ts';
import { serveSite } from '../../plugins/prerender/staticSite.ts';
import { lawyers } from '../../src/firm/lawyers.ts';
import { locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/localizedPath.ts';
import { ask } from '../ask.ts';
import { dist, pages } from './pages.ts';

let site: Awaited<ReturnType<typeof serveSite>>;
beforeAll(async () => {
  site = await serveSite(dist);
});
afterAll(() => site.close());

/** Requests an address of its own connection: a shared one may be closed just when it is used again. */
async function get(path = '/', headers: Record<string, string> = {}) {
  const { headers: all, ...answer } = await ask(site.url, { path, headers });
  return { ...answer, header: (name: string) => String(all[name] ?? '') };
}

const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => statSync(join(dist, file)).isFile())
  .map((file) => file.replaceAll('\\', '/'));
/** The hash of an inline style as the policy writes it. */
const hashOf = (style: HTMLStyleElement | null) =>
  `sha256-${createHash('sha256')
    .update(style?.textContent ?? '')
    .digest('base64')}`;
const policy = async () => (await get()).header('content-security-policy');

const unknown = locales.map((locale) => localizedPath(locale, '/nowhere'));

describe.each([...pages.map(({ address }) => address), ...unknown])('%s', (address) => {
  test('has security headers and is cached briefly', async () => {
    const { header, status } = await get(address);
    expect(status).toBe(unknown.includes(address) ? 404 : 200);
    expect(header('strict-transport-security')).toMatch(/^max-age=\d{8}/);
    expect(header('x-content-type-options')).toBe('nosniff');
    expect(header('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(header('permissions-policy')).toContain('camera=()');
    expect(header('cross-origin-opener-policy')).toBe('same-origin');
    expect(header('cache-control')).toBe('public, max-age=60');
    expect(header('content-security-policy')).toContain("frame-ancestors 'none'");
  });
});

describe('the Content-Security-Policy', () => {
  test('has no finding of high severity', async () => {
    const findings = new CspEvaluator(new CspParser(await policy()).csp).evaluate();
    const grave = findings.filter(({ severity }) => severity <= Severity.MEDIUM);
    expect(grave).toEqual([]);
  });

  test('a policy that allows everything has such findings', () => {
    const findings = new CspEvaluator(new CspParser("script-src 'unsafe-inline' *").csp).evaluate();
    expect(findings.some(({ severity }) => severity === Severity.HIGH)).toBe(true);
  });

  test('allows no inline script, and connects to the backend only, here on the site’s own origin', async () => {
    const written = await policy();
    expect(written).not.toMatch(/unsafe|nonce|https?:/);
    expect(written).toContain("script-src 'self';");
    expect(written).toContain("connect-src 'self';");
  });

  test('allows only the pages’ own inline styles, by hash', async () => {
    const directive = /style-src ([^;]+);/.exec(await policy())?.[1];
    const hashes = new Set(pages.map(({ document }) => `'${hashOf(document.querySelector('style'))}'`));
    expect(new Set(directive?.split(' '))).toEqual(new Set(["'self'", ...hashes]));
  });

  test.each(pages)('$address has no inline script, and its styles in one place', ({ document }) => {
    const inline = 'script:not([src], [type="application/ld+json"]), style ~ style, body style, [style]';
    expect(document.querySelector(inline)?.outerHTML).toBeUndefined();
    const handlers = [...document.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    );
    expect(handlers).toEqual([]);
  });
});

test('files with a content hash are immutable', async () => {
  const assets = files.filter((file) => /^assets/.test(file) && !/\.(br|gz)$/.test(file));
  expect(assets.filter((file) => !/-[\w-]{8}\.\w+$/.test(file))).toEqual([]);
  const { header } = await get(`/${assets[0]}`);
  expect(header('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('vCards have their content type, in every language', async () => {
  const cards = files.filter((file) => file.endsWith('.vcf'));
  expect(cards).toHaveLength(lawyers.length * locales.length);
  for (const card of cards) {
    const { header } = await get(`/${card}`);
    expect(header('content-type'), card).toBe('text/vcard; charset=utf-8');
  }
});

test('speculation rules let browsers prepare the page behind a hovered link', async () => {
  const { header } = await get();
  const rules = await get(JSON.parse(header('speculation-rules')));
  expect(rules.header('content-type')).toBe('application/speculationrules+json');
  expect(JSON.parse(rules.text).prerender[0].eagerness).toBe('moderate');
});

test('no two rules give one address the same header: hosts would join the values', () => {
  const rules = parseHeaders(readFileSync(join(dist, '_headers'), 'utf8'));
  for (const path of [...pages.map(({ address }) => address), ...files.map((file) => `/${file}`)]) {
    const names = rules.flatMap((rule) => Object.keys(headersOf([rule], path)));
    expect(names, path).toHaveLength(new Set(names).size);
  }
});

test('every larger text file has identical Brotli and gzip copies', () => {
  const texts = files.filter((file) => /\.(html|css|js|xml|svg)$/.test(file));
  const large = texts.filter((file) => statSync(join(dist, file)).size >= 1024);
  expect(large.length).toBeGreaterThan(pages.length);
  for (const file of large) {
    const text = readFileSync(join(dist, file));
    expect(brotliDecompressSync(readFileSync(join(dist, `${file}.br`))).equals(text), file).toBe(true);
    expect(gunzipSync(readFileSync(join(dist, `${file}.gz`))).equals(text), file).toBe(true);
  }
});

test('a browser gets the Brotli file', async () => {
  const { header } = await get('/faq', { 'accept-encoding': 'br, gzip' });
  expect(header('content-encoding')).toBe('br');
  expect(header('vary')).toMatch(/accept-encoding/i);
});
