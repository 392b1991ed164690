import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { headersOf, readRules } from '../../plugins/prerender/hosts/siteRules.ts';
import { lawyers } from '../../src/core/firm/lawyers.ts';
import { locales } from '../../src/core/i18n/locales.ts';
import { dist, each, pages } from './pages.ts';

// The headers of the built site. ./published.test.ts checks that a server sends them.

const { headers: rules } = readRules(dist);
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => statSync(join(dist, file)).isFile())
  .map((file) => file.replaceAll('\\', '/'));
const hashOf = (document: Document) =>
  `'sha256-${createHash('sha256')
    .update(document.querySelector('style')?.textContent ?? '')
    .digest('base64')}'`;

each(pages)('has security headers and is cached briefly', ({ address }) => {
  expect(headersOf(rules, address)).toMatchObject({
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}/),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringContaining('camera=()'),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cache-Control': 'public, max-age=60',
    'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'"),
  });
});

describe('the Content-Security-Policy', () => {
  const policy = String(headersOf(rules, '/')['Content-Security-Policy']);

  test('forbids what it does not name, allows no inline script, and connects to the backend only, here on the site’s own origin', () => {
    expect(policy).not.toMatch(/unsafe|nonce|https?:/);
    for (const rule of ["default-src 'none'", "object-src 'none'", "base-uri 'none'", "script-src 'self'"])
      expect(policy).toContain(`${rule};`);
    expect(policy).toContain("connect-src 'self';");
  });

  test('allows only the pages’ own inline styles, by hash', () => {
    const directive = /style-src ([^;]+);/.exec(policy)?.[1];
    const hashes = pages.map(({ document }) => hashOf(document));
    expect(new Set(directive?.split(' '))).toEqual(new Set(["'self'", ...hashes]));
  });

  each(pages)('has no inline script, and its styles in one place', ({ document }) => {
    const inline = 'script:not([src], [type="application/ld+json"]), style ~ style, body style, [style]';
    expect(document.querySelector(inline)?.outerHTML).toBeUndefined();
    const names = [...document.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
    expect(names.filter((name) => name.startsWith('on'))).toEqual([]);
  });
});

test('files with a content hash are immutable', () => {
  const assets = files.filter((file) => /^assets/.test(file) && !/\.(br|gz)$/.test(file));
  expect(assets.filter((file) => !/-[\w-]{8}\.\w+$/.test(file))).toEqual([]);
  expect(headersOf(rules, `/${assets[0]}`)['Cache-Control']).toBe('public, max-age=31536000, immutable');
});

test('vCards have their content type, in every language', () => {
  const cards = files.filter((file) => file.endsWith('.vcf'));
  expect(cards).toHaveLength(lawyers.length * locales.length);
  for (const card of cards) {
    expect(headersOf(rules, `/${card}`)['Content-Type'], card).toBe('text/vcard; charset=utf-8');
  }
});

test('speculation rules let browsers prepare the page behind a hovered link', () => {
  const path: string = JSON.parse(String(headersOf(rules, '/')['Speculation-Rules']));
  expect(headersOf(rules, path)['Content-Type']).toBe('application/speculationrules+json');
  const { prerender } = JSON.parse(readFileSync(join(dist, path), 'utf8'));
  expect(prerender[0].eagerness).toBe('moderate');
});

test('no two rules give one address the same header: hosts would join the values', () => {
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
