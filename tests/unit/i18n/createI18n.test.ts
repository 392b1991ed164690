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
  const { t } = await createI18n(korean, load, ['home']);
  expect(() => t('text' as 'tagline')).toThrow('locales/ko/home.json: no key "text"');
  expect(new Set(asked)).toEqual(new Set(['ko']));
});
