import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadBundle } from '../../../plugins/bundles.ts';
import { locales } from '../../../src/core/i18n/locales.ts';
import { searchOf } from '../../../src/core/search/search.ts';
import { searchFiles } from '../../../src/searchFiles.ts';

type Questions = Record<string, string>;
const read = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));
/** By language, what people type, under the part of the address that should be among the first three results. */
const questions: Record<string, Questions> = read('questions.json');
/**
 * By language, what somebody asked who had not seen the words: in danger, and otherwise, under the addresses that may be among
 * the first three results. The words are not to be fitted to these: a question that is missed stays missed.
 */
const strangersQuestions: Record<string, { danger: string[]; pages: Questions }> =
  read('strangersQuestions.json');
/** By language, what only somebody in danger types, and what merely sounds like it. */
const dangers: Record<string, Record<'danger' | 'harmless', string>> = read('dangers.json');
/** The part of the questions that must be answered; the words are the translators' to improve. */
const WANTED = 0.9;

const files = new Map<string, string>();
for (const { path, text } of searchFiles(loadBundle)) files.set(path, await text());
const load = async (path: string) => JSON.parse(files.get(path) ?? '');

const searches = new Map<string, Awaited<ReturnType<typeof searchOf>>['find']>();
for (const locale of locales) searches.set(locale.id, (await searchOf(locale, load)).find);
const search = async (id: string, typed: string) =>
  (await searches.get(id)?.(typed, 'all')) ?? { entries: [], isDanger: false };
const paths = async (id: string, typed: string) => (await search(id, typed)).entries.map(({ path }) => path);
const first = async (id: string, typed: string) => (await paths(id, typed))[0]?.split('/').at(-1);

/** Asks each question: those whose address is not among the first three results, and those that raise the alarm. */
async function ask(id: string, asked: Questions) {
  const missed: string[] = [];
  const alarmed: string[] = [];
  const all = Object.entries(asked).flatMap(([wanted, typed]) =>
    typed.split('; ').map((one) => [one, wanted] as const),
  );
  for (const [typed, wanted] of all) {
    const { entries, isDanger } = await search(id, typed);
    const found = entries.slice(0, 3).map(({ path }) => path);
    if (!wanted.split(' ').some((part) => found.some((path) => path.includes(`/${part}`))))
      missed.push(`${typed}, ${wanted}`);
    if (isDanger) alarmed.push(typed);
  }
  return { asked: all.length, missed, alarmed };
}

test.each(Object.keys(questions))('finds what people mean in nine of ten questions: %s', async (id) => {
  const { asked, missed } = await ask(id, questions[id] ?? {});
  expect(asked).toBeGreaterThanOrEqual(60);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(asked * (1 - WANTED));
});

test.each(Object.entries(strangersQuestions))('answers a stranger: %s', async (id, { danger, pages }) => {
  const { asked, missed, alarmed } = await ask(id, pages);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(asked * 0.12);
  expect(alarmed.length, alarmed.join('\n')).toBeLessThanOrEqual(asked / 6);
  const inDanger = danger.flatMap((some) => some.split('; '));
  const unseen: string[] = [];
  for (const typed of inDanger) if (!(await search(id, typed)).isDanger) unseen.push(typed);
  expect(unseen.length, unseen.join('\n')).toBeLessThanOrEqual(inDanger.length / 6);
});

test.each([
  ['en', 'ah long', 'ahLong'],
  ['en', 'AHLONG', 'ahLong'],
  ['en', 'bankrupcy notice', 'bankruptcyNotice'],
  ['en', 'ｄｉｖｏｒｃｅ', 'divorce'],
  ['zh', '離婚', 'divorce'],
  ['zh', '我想离婚！', 'divorce'],
  ['ko', '이혼'.normalize('NFD'), 'divorce'],
  ['ko', '이혼ㅎ', 'divorce'],
  ['ko', '회사에서 짤렷어요', 'dismissed'],
  ['en', 'probait', 'will'],
  ['en', 'they are suing me', 'courtPaper'],
  // In the words of another language, and by the sound.
  ['en', '离婚', 'divorce'],
  ['en', '이혼', 'divorce'],
  ['zh', 'bankruptcy notice', 'bankruptcyNotice'],
  ['ko', '離婚', 'divorce'],
  ['zh', 'li hun', 'divorce'],
  ['zh', '离昏', 'divorce'],
  ['ko', 'ihon', 'divorce'],
  // Although English has a word in it.
  ['zh', 'lao ban bu fa gong zi', 'wages'],
  ['ko', 'wolgeup mot badasseoyo', 'wages'],
  // What says little decides nothing alone.
  ['en', 'whatsapp scam', 'cheated'],
  ['zh', 'WhatsApp诈骗', 'cheated'],
  ['zh', '没有立遗嘱', 'noWill'],
  ['zh', '离婚怎么办', 'divorce'],
  // Who does not pay, and whose loan it is.
  ['en', 'boss never pay me', 'wages'],
  ['en', 'majikan hutang saya tiga bulan', 'wages'],
  ['en', 'insurance company never pay me', 'insurer'],
  ['en', 'friend never pay me', 'owed'],
  ['en', 'put my name for my brother’s lorry loan', 'guarantor'],
  ['zh', '老細唔畀錢', 'wages'],
  ['zh', '用我的名字帮哥哥买罗里', 'guarantor'],
  ['ko', '사장님이 돈을 안 줘요', 'wages'],
  ['ko', '친구 차 대출에 서명해 줬어요', 'guarantor'],
])('whatever the keyboard writes, in %s %s leads to %s', async (id, typed, wanted) => {
  expect(await first(id, typed)).toBe(wanted);
});

test('an address is listed once, and a script that no text is written in can be typed', async () => {
  const found = await paths('en', 'divorce');
  expect(found).toEqual([...new Set(found)]);
  expect(await paths('en', 'விவாகரத்து')).toEqual([]);
});

test('an empty field, signs and nonsense find nothing', async () => {
  for (const { id } of locales)
    for (const typed of ['', '   ', '???', 'xqzw', '\ud800', 'ㅋㅋㅋ'])
      expect(await paths(id, typed)).toEqual([]);
});

test.each(Object.entries(dangers))('danger is seen in phrases, not in words: %s', async (id, typed) => {
  for (const [kind, all] of Object.entries(typed))
    for (const one of all.split('; ')) expect((await search(id, one)).isDanger, one).toBe(kind === 'danger');
});

test.each([
  ['en', 'he broke my arm', 'danger'],
  ['en', 'he will post my nude photos', 'online'],
  ['zh', '继父天天打弟弟', 'danger'],
  ['ko', '담뱃불로 지졌어요', 'danger'],
  ['en', 'my ex waits for me in the lobby every day', 'online'],
  ['zh', '前夫天天在公司楼下等我', 'online'],
  ['ko', '차 밑에 위치추적기가 붙어 있어요', 'online'],
  ['zh', '车子被装了GPS', 'online'],
])('and leads to its page, whatever its words: %s: %s', async (id, typed, wanted) => {
  expect((await paths(id, typed)).slice(0, 3)).toContain(`/situations/${wanted}`);
});
