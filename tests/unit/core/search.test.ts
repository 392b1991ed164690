import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadBundle } from '../../../plugins/bundles.ts';
import { locales } from '../../../src/core/i18n/locales.ts';
import { type Found, type SearchFile, searchIn } from '../../../src/core/search/find.ts';
import { searchFile } from '../../../src/searchFiles.ts';

/** By language, what people type, under the part of the address that should be among the first three results. */
const questions: Record<string, Record<string, string>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'questions.json'), 'utf8'),
);
/** The part of the questions that must be answered; the words are the translators' to improve. */
const WANTED = 0.9;

const searches = new Map<string, (typed: string) => Found>();
for (const locale of locales) {
  const file: SearchFile = JSON.parse(await searchFile(locale, loadBundle));
  searches.set(locale.id, searchIn(file.entries, file.traditional, file.alarm));
}
const paths = (id: string, typed: string) => (searches.get(id)?.(typed).found ?? []).map(({ path }) => path);
const first = (id: string, typed: string) => paths(id, typed)[0]?.split('/').at(-1);

test.each(Object.keys(questions))('finds what people mean in nine of ten questions: %s', (id) => {
  const asked = Object.entries(questions[id] ?? {}).flatMap(([wanted, typed]) =>
    typed.split('; ').map((one) => [one, wanted] as const),
  );
  const missed = asked.filter(([typed, wanted]) => {
    const found = paths(id, typed).slice(0, 3);
    return !found.some((path) => path.includes(`/${wanted}`));
  });
  expect(asked.length).toBeGreaterThanOrEqual(60);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(asked.length * (1 - WANTED));
});

describe('whatever the keyboard writes', () => {
  test.each([
    ['en', 'ah long', 'ahLong'],
    ['en', 'AHLONG', 'ahLong'],
    ['en', 'bankrupcy notice', 'bankruptcyNotice'],
    ['en', 'ｄｉｖｏｒｃｅ', 'divorce'],
    ['zh', '離婚', 'divorce'],
    ['zh', '我想离婚！', 'divorce'],
    ['ko', '이혼'.normalize('NFD'), 'divorce'],
    ['ko', '이혼ㅎ', 'divorce'],
  ])('%s: %s', (id, typed, wanted) => {
    expect(first(id, typed)).toBe(wanted);
  });
});

test('an empty field, signs and nonsense find nothing', () => {
  for (const { id } of locales)
    for (const typed of ['', '   ', '???', 'xqzw', '\ud800', 'ㅋㅋㅋ']) expect(paths(id, typed)).toEqual([]);
});

test.each([
  [
    'en',
    'he is hitting me; my husband hits me; I want to die; the house is on fire; somebody raped my daughter; bunuh diri',
  ],
  ['zh', '老公打我; 救命; 我不想活了; 家里着火了; 大耳窿说要烧我家; 老闆強姦我'],
  ['ko', '남편이 때려요; 살려주세요; 죽고 싶어요; 집에 불이 났어요; 사진을 유포하겠다고 협박해요'],
])('danger is seen in whole phrases: %s', (id, typed) => {
  for (const one of typed.split('; ')) expect(searches.get(id)?.(one).isDanger, one).toBe(true);
});

test.each([
  ['en', 'a car hit me from behind; my boss fired me; the fire insurance does not pay; kill the deal'],
  ['zh', '老板打电话给我; 火灾保险不赔; 打官司; 跳楼价'],
  ['ko', '화재보험 안 줘요; 이혼 도와주세요'],
])('and not in single words: %s', (id, typed) => {
  for (const one of typed.split('; ')) expect(searches.get(id)?.(one).isDanger, one).toBe(false);
});
