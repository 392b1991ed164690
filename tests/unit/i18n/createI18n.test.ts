import { expect, test } from 'vitest';
import { facts, firm } from '../../../src/firm/firm.ts';
import { createI18n } from '../../../src/i18n/createI18n.ts';
import { loadBundle, localeWithId } from '../bundles.ts';

const korean = localeWithId('ko');

/** A `t` for any key, without the types of the bundles. */
type Translate = (key: string, values?: object) => string;

/** A `t` for a bundle `home` made up by the test, in Korean or another language. */
async function withTexts(texts: Record<string, string>, locale = korean): Promise<Translate> {
  const i18n = await createI18n(locale, async () => texts, ['home']);
  return i18n.t as unknown as Translate;
}

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

test('every fact of the firm can be a placeholder in a text', async () => {
  const names = Object.keys(facts).filter(
    (name) => !(facts[name as keyof typeof facts] instanceof Date),
  ) as (keyof typeof facts)[];
  const t = await withTexts(Object.fromEntries(names.map((name) => [name, `<{{${name}}}>`])));
  for (const name of names) expect(t(name)).toBe(`<${facts[name]}>`);
});

test('values are not escaped, because React does that', async () => {
  const t = await withTexts({ title: '{{firm}} & {{name}}' });
  expect(t('title', { name: '<b>“O’Neil”</b>' })).toBe(`${firm.name} & <b>“O’Neil”</b>`);
});

test.each([
  ['en', 'September 2024', '5,000'],
  ['zh', '2024年9月', '5,000'],
  ['ko', '2024년 9월', '5,000'],
])('months and thousands are formatted for %s', async (id, month, number) => {
  const texts = { month: '{{when, datetime(year: numeric; month: long)}}', number: '{{max, number}}' };
  const t = await withTexts(texts, localeWithId(id));
  expect(t('month', { when: new Date('2024-09-15T12:00:00Z') })).toBe(month);
  expect(t('number', { max: 5000 })).toBe(number);
});
