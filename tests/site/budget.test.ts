import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileOf } from '../../tools/siteAddresses.ts';
import { dist, listed } from './pages.ts';

const KILOBYTE = 1024;
/** HTML, styles and script that a page needs before it is painted, as sent to every browser of today (Brotli). */
const BEFORE_PAINT = 30 * KILOBYTE;

test.each(listed)('$address needs at most 30 KB before it is painted', (page) => {
  const { document } = page;
  const styles = [...document.querySelectorAll('link[rel=stylesheet]')].map((link) =>
    link.getAttribute('href'),
  );
  const scripts = [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
  const sent = [fileOf(page.address), ...styles, ...scripts].map((file) => compressed(String(file)));
  expect(sum(sent)).toBeLessThanOrEqual(BEFORE_PAINT);
});

test.each(listed)('$address runs no framework code by itself', ({ document }) => {
  const scripts = [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
  expect(scripts).toHaveLength(1);
  expect(compressed(String(scripts[0]))).toBeLessThan(3 * KILOBYTE);
  if (!document.getElementById('enquiry'))
    expect(document.querySelector('link[rel=modulepreload]')).toBeNull();
});

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
const compressed = (file: string) =>
  statSync(join(dist, `${file}.br`), { throwIfNoEntry: false })?.size ?? statSync(join(dist, file)).size;
