import { expect, test } from 'vitest';
import { loadBundle } from '../../../plugins/bundles.ts';
import { bestMatch } from '../../../src/core/i18n/bestMatch.ts';
import { createI18n } from '../../../src/core/i18n/createI18n.ts';
import { defaultLocale, isDefault, locales } from '../../../src/core/i18n/locales.ts';
import { localeOf, localizedPath, unlocalizedPath } from '../../../src/core/i18n/localizedPath.ts';
import { localeWithId } from '../bundles.ts';

test('the first language of the table is the default one, and the only one without a prefix', () => {
  expect(locales.filter(isDefault)).toEqual([defaultLocale]);
  expect(locales.filter(({ prefix }) => prefix === '')).toEqual([defaultLocale]);
  for (const key of ['id', 'prefix', 'tag', 'name'] as const)
    expect(new Set(locales.map((locale) => locale[key])).size, `each ${key} once`).toBe(locales.length);
});

test.each([
  ['en', '/', '/'],
  ['en', '/faq', '/faq'],
  ['zh', '/', '/chinese'],
  ['ko', '/services/criminal-law', '/korean/services/criminal-law'],
  ['en', '/koreanische', '/koreanische'],
  ['en', '/chinese2/faq', '/chinese2/faq'],
  ['en', '/services/korean', '/services/korean'],
])('the address of %s %s is %s, and leads back to both', (id, path, address) => {
  const locale = localeWithId(id);
  expect(localizedPath(locale, path)).toBe(address);
  expect(localeOf(address)).toBe(locale);
  expect(unlocalizedPath(address)).toBe(path);
});

test('an address with a slash at its end belongs to its language', () => {
  expect([localeOf('/chinese/').id, unlocalizedPath('/chinese/')]).toEqual(['zh', '/']);
});

const rows = ['en', 'zh-Hans', 'zh-Hant', 'ko', 'ar'].map((tag) => ({ tag }));

test.each([
  [['ko-KR'], 'ko'],
  [['fr', 'en-GB'], 'en'],
  [['zh-CN'], 'zh-Hans'],
  [['zh-TW'], 'zh-Hant'],
  [['zh-HK'], 'zh-Hant'],
  [['zh-MY'], 'zh-Hans'],
  [['yue'], 'zh-Hant'],
  [['yue-CN'], 'zh-Hans'],
  [['cmn'], 'zh-Hans'],
  [['ms', 'nan', 'en'], 'zh-Hans'],
  [['*', '', 'not a tag', 'AR-sa'], 'ar'],
  [['fr'], undefined],
])('of a reader of %s the language is %s', (wanted, tag) => {
  expect(bestMatch(wanted, rows)?.tag).toBe(tag);
});

test('a reader of another script gets the language in the one that there is', () => {
  const simplified = [{ tag: 'en' }, { tag: 'zh-Hans' }];
  for (const tag of ['zh-TW', 'yue', 'cmn-Hant']) expect(bestMatch([tag], simplified)?.tag).toBe('zh-Hans');
});

const korean = localeWithId('ko');

test('a missing bundle is an error that names the file', async () => {
  await expect(createI18n(korean, loadBundle, ['common', 'missing'])).rejects.toThrow(
    'locales/ko/missing.json: this bundle is missing or broken',
  );
});

test.each<[texts: object, message: string | RegExp, ns?: string]>([
  [{ title: '제목' }, 'locales/ko/common.json: no key "text"'],
  // The town is the name of the head office.
  [{ text: '{{town}}' }, /^locales\/ko\/common.json: no key "offices\.\w+\.name"/],
  [{}, 'locales/ko/lawyers.json: not loaded, for "text": name it among the bundles', 'lawyers'],
])('of %j the text is an error, with no fallback to English: %s', async (texts, message, ns = 'common') => {
  const load = async (id: string) => (id === 'ko' ? { ...texts } : { text: 'English text' });
  const { t } = await createI18n(korean, load, ['common']);
  expect(() => t('text' as 'tagline', { ns: ns as 'common' })).toThrow(message);
});

test.each([
  ['no value', undefined],
  ['an undefined one', { lawyer: undefined }],
])('a text with %s for a placeholder is an error that names it, alone and in a group', async (_, values) => {
  const load = async () => ({ text: 'Ask {{lawyer}}.', group: { one: 'Ask {{lawyer}}.' } });
  const { t } = await createI18n(korean, load, ['common']);
  const message = 'no value for "{{lawyer}}" in "Ask {{lawyer}}."';
  expect(() => t('text' as 'tagline', { ...values })).toThrow(message);
  expect(() => t('group' as 'tagline', { ...values, returnObjects: true })).toThrow(message);
  expect(t('text' as 'tagline', { lawyer: 'Adam' })).toBe('Ask Adam.');
});

test('a value that looks like a placeholder stays as it is', async () => {
  const { t } = await createI18n(korean, async () => ({ text: 'Ask {{name}}.' }), ['common']);
  for (const name of ['{{firm}}', '{{nothing}}', '{{- nothing}}', '$t(nothing)'])
    expect(t('text' as 'tagline', { name })).toBe(`Ask ${name}.`);
});
