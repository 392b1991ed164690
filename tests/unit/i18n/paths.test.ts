// @vitest-environment node
import { expect, test } from 'vitest';
import { alternates } from '../../../src/i18n/alternates.ts';
import { defaultLocale, isDefault, locales } from '../../../src/i18n/locales.ts';
import { localeOf, localizedPath, unlocalizedPath } from '../../../src/i18n/localizedPath.ts';
import { localeWithId } from '../bundles.ts';

const [english, chinese, korean] = ['en', 'zh', 'ko'].map(localeWithId);

test('the languages of the specification stand in the table', () => {
  expect([english, chinese, korean]).toMatchObject([
    { prefix: '', tag: 'en', name: 'English' },
    { prefix: '/chinese', tag: 'zh-Hans', name: '中文' },
    { prefix: '/korean', tag: 'ko', name: '한국어' },
  ]);
  expect(defaultLocale).toBe(english);
  expect(locales.filter(isDefault)).toEqual([english]);
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
])('in %s the page %s is at %s, and back', (id, path, address) => {
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
])('%s is in %s, without it %s', (address, id, path) => {
  expect(localeOf(address).id).toBe(id);
  expect(unlocalizedPath(address)).toBe(path);
});

test('a page has an address in every language, the default language first', () => {
  const of = (path: string) => alternates(path).map((alternate) => alternate.path);
  expect(of('/faq').slice(0, 3)).toEqual(['/faq', '/chinese/faq', '/korean/faq']);
  expect(of('/').slice(0, 3)).toEqual(['/', '/chinese', '/korean']);
  expect(alternates('/faq').map(({ locale }) => locale)).toEqual(locales);
});
