import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { bundlesIn } from '../../../plugins/bundles.ts';
import { markForeignTerms } from '../../../plugins/prerender/terms.ts';
import { PROJECT } from '../../../plugins/project.ts';
import { readBundle } from '../../../tools/i18n/readBundle.ts';

/** All texts of a language. */
const textsOf = (localeId: string): string =>
  bundlesIn(PROJECT, localeId)
    .flatMap((name) => [...(readBundle(PROJECT, localeId, name)?.texts.values() ?? [])])
    .join('\n');

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];

/** HTML of a page's main part, with its foreign terms marked. */
function marked(html: string, lang: string): string {
  const page = parse(`<main>${html}</main>`);
  markForeignTerms(page, lang);
  return page.querySelector('main')?.innerHTML ?? '';
}

/** The terms that are marked in a text, each with its language. */
const terms = (text: string, lang: string): string =>
  [...marked(`<p>${text}</p>`, lang).matchAll(/<span lang="(..)">(.*?)<\/span>/g)]
    .map(([, language, term]) => `${language}: ${term}`)
    .join('; ');

test.each([
  ['ko', '고등법원(High Court)에 판정(award)을', 'en: High Court; en: award'],
  ['ko', '1976년 법(Reform (Marriage and Divorce) Act) 제3조', 'en: Reform (Marriage and Divorce) Act'],
  ['ko', '통지서(Notice, 말레이어 Notis Kebankrapan)', 'en: Notice; ms: Notis Kebankrapan'],
  ['ko', '1976년 법[Reform (Marriage) Act 1976], 형사법(Code)', 'en: Reform (Marriage) Act 1976; en: Code'],
  ['ko', '2022년 법(성희롱방지법, Anti-Sexual Harassment Act 2022)', 'en: Anti-Sexual Harassment Act 2022'],
  ['zh-Hans', '收到令状（Writ Saman）或要求书（statutory demand）', 'ms: Writ Saman; en: statutory demand'],
  ['zh-Hans', '传讯令状（马来文Writ Saman）；事实没有争议', 'ms: Writ Saman'],
  ['ko', '제129조 제3항 (f)호, 신용상담공사(AKPK), WhatsApp 문의, Contoh Chambers, 이포', ''],
  ['zh-Hans', '出庭备忘录（Memorandum Kehadiran）', 'ms: Memorandum Kehadiran'],
  ['en', 'A writ (Writ Saman) or “Notis Kebankrapan”', 'ms: Writ Saman; ms: Notis Kebankrapan'],
  ['en', 'A writ of summons (Writ)', ''],
])('marks the foreign terms of %s text: %s', (lang, text, found) => {
  expect(terms(text, lang)).toBe(found);
});

/** English words that only Chinese and Korean texts have. */
const FURTHER = ['consular', 'convention', 'reciprocal', 'taxation', 'vienna'];

test.each(['zh', 'ko'])('in %s, every term that is marked as English is made of English words', (id) => {
  const english = new Set([...wordsOf(textsOf('en')), ...FURTHER]);
  const isEnglish = (word: string) => english.has(word) || english.has(`${word}s`);
  const strange = [...marked(`<p>${textsOf(id)}</p>`, id).matchAll(/<span lang="en">(.*?)<\/span>/g)]
    .map(([, term = '']) => term)
    .filter((term) => !wordsOf(term).every(isEnglish));
  expect(strange).toEqual([]);
});

test('keeps a text in a flex box together, and skips the form and text with a language', () => {
  expect(marked('<a>소장(Writ Saman)이</a>', 'ko')).toBe(
    '<a><span>소장(<span lang="ms">Writ Saman</span>)이</span></a>',
  );
  const rest = '<form><p>소장(Writ)이</p></form><p lang="en">It (the Writ)</p>';
  expect(marked(rest, 'ko')).toBe(rest);
});
