import { expect, test } from 'vitest';
import { defaultLocale, isDefault, locales } from '../../../src/core/i18n/locales.ts';
import { localeOf, localizedPath, unlocalizedPath } from '../../../src/core/i18n/localizedPath.ts';
import { localeWithId } from '../bundles.ts';

test('the first language of the table is the default one, and the only one without a prefix', () => {
  expect(locales.filter(isDefault)).toEqual([defaultLocale]);
  expect(locales.filter(({ prefix }) => prefix === '')).toEqual([defaultLocale]);
});

test('no two languages share an id, a prefix or a tag', () => {
  for (const key of ['id', 'prefix', 'tag', 'name'] as const) {
    expect(new Set(locales.map((locale) => locale[key])).size).toBe(locales.length);
  }
});

test.each([
  ['en', '/', '/'],
  ['en', '/faq', '/faq'],
  ['zh', '/', '/chinese'],
  ['zh', '/faq', '/chinese/faq'],
  ['ko', '/', '/korean'],
  ['ko', '/services/criminal-law', '/korean/services/criminal-law'],
])('the address of %s %s is %s, and leads back to both', (id, path, address) => {
  const locale = localeWithId(id);
  expect(localizedPath(locale, path)).toBe(address);
  expect(localeOf(address)).toBe(locale);
  expect(unlocalizedPath(address)).toBe(path);
});

test.each([
  ['/chinese/', 'zh', '/'],
  ['/korean/nothing/here', 'ko', '/nothing/here'],
  ['/koreanische', 'en', '/koreanische'],
  ['/chinese2/faq', 'en', '/chinese2/faq'],
  ['/services/korean', 'en', '/services/korean'],
])('%s belongs to %s and is %s without its prefix', (address, id, path) => {
  expect(localeOf(address).id).toBe(id);
  expect(unlocalizedPath(address)).toBe(path);
});
