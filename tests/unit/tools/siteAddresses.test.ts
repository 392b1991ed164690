import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileOf, isNotFound, siteAddresses } from '../../../plugins/prerender/siteAddresses.ts';

let dist: string;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

test('every page of a built site has its address, and nothing else has one', () => {
  const files = [
    'index.html',
    '404.html',
    'services.html',
    'services/criminal-law.html',
    'chinese.html',
    'chinese/404.html',
    'robots.txt',
    'sitemap.xml',
    'assets/main.js',
  ];
  for (const file of files) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), '');
  }
  expect(siteAddresses(dist)).toEqual([
    '/',
    '/404',
    '/chinese',
    '/chinese/404',
    '/services',
    '/services/criminal-law',
  ]);
});

test('maps every address back to its file and recognises 404 pages', () => {
  expect(['/', '/services', '/services/criminal-law', '/chinese/404'].map(fileOf)).toEqual([
    'index.html',
    'services.html',
    'services/criminal-law.html',
    'chinese/404.html',
  ]);
  expect(['/', '/404', '/chinese/404', '/services'].filter(isNotFound)).toEqual(['/404', '/chinese/404']);
});

test('a folder that was never built is an error', () => {
  expect(() => siteAddresses(join(dist, 'absent'))).toThrow(/ENOENT/);
});
