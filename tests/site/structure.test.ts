import { expect, test } from 'vitest';
import { localeOf } from '../../src/i18n/localizedPath.ts';
import { pages } from './pages.ts';

// The structure of every page. ./html.test.ts validates the HTML; axe checks headings, accessible names and alternative
// texts in tests/e2e/everyPage.spec.ts.

test.each(pages)('$address is in the language of its address', ({ address, document }) => {
  expect(document.documentElement.lang).toBe(localeOf(address).tag);
});

test.each(pages)('$address has a header, a main area with one title, and a footer', ({ document }) => {
  const frame = [...document.querySelectorAll('body > header, body > main, body > footer')];
  expect(frame.map(({ localName }) => localName)).toEqual(['header', 'main', 'footer']);
  const titles = [...document.querySelectorAll('h1')];
  expect(titles).toHaveLength(1);
  expect(titles[0]?.closest('main')).toBe(frame[1]);
  expect(titles[0]?.textContent).toMatch(/\S/);
});

test.each(pages)('$address reserves the space of each picture', ({ document }) => {
  for (const picture of document.querySelectorAll('img')) {
    expect(Number(picture.getAttribute('width')), picture.outerHTML).toBeGreaterThan(0);
    expect(Number(picture.getAttribute('height')), picture.outerHTML).toBeGreaterThan(0);
  }
});
