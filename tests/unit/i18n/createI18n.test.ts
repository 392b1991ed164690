import { expect, test } from 'vitest';
import { createI18n } from '../../../src/core/i18n/createI18n.ts';
import { loadBundle, localeWithId } from '../bundles.ts';

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
