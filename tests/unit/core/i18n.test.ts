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

test('a missing key is an error that names file and key, with no fallback to English', async () => {
  const asked: string[] = [];
  const load = async (id: string): Promise<Record<string, string>> => {
    asked.push(id);
    return id === 'ko' ? { title: '제목' } : { title: 'Title', text: 'English text' };
  };
  const { t } = await createI18n(korean, load, ['common']);
  expect(() => t('text' as 'tagline')).toThrow('locales/ko/common.json: no key "text"');
  expect(new Set(asked)).toEqual(new Set(['ko']));
});

test('a text that names the town is an error that asks for the head office’s name, where it has none', async () => {
  const { t } = await createI18n(korean, async () => ({ text: '{{town}}' }), ['common']);
  expect(() => t('text' as 'tagline')).toThrow(/^locales\/ko\/common.json: no key "offices\.\w+\.name"/);
});

test('a text of a bundle that was not loaded is an error that says so', async () => {
  const { t } = await createI18n(korean, loadBundle, ['common']);
  expect(() => t('intro' as 'tagline', { ns: 'lawyers' as 'common' })).toThrow(
    'locales/ko/lawyers.json: not loaded, for "intro": name it among the bundles',
  );
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
