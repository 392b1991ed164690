import { Converter } from 'opencc-js/t2cn';
import { pinyin } from 'pinyin-pro';
import { type SituationId, situationList, situationPath } from './core/firm/situations.ts';
import { type BundleLoader, createI18n } from './core/i18n/createI18n.ts';
import { type Locale, locales } from './core/i18n/locales.ts';
import { typographyOf } from './core/i18n/typography.ts';
import { type AlarmFile, isLong, phrasesOf } from './core/search/alarm.ts';
import { searchBundles, searchEntries } from './core/search/entries.ts';
import type { EntryRuns, SearchFile } from './core/search/find.ts';
import { plain, runsOf } from './core/search/plain.ts';
import { SOUNDS, searchPaths } from './core/search/search.ts';
import { plainPinyin } from './core/search/sounds.ts';

/** The situations of those subjects of danger that have one. Other phrases are under their situation’s id. */
const SITUATIONS: Readonly<Record<string, SituationId>> = {
  violence: 'danger',
  child: 'danger',
  rape: 'assaulted',
  stalking: 'online',
  blackmail: 'online',
  lender: 'ahLong',
};

interface JsonFile {
  path: string;
  text: () => string | Promise<string>;
}

/** What search fields load: the files of each language, and one for what sounds the same in Chinese. */
export function searchFiles(load: BundleLoader): JsonFile[] {
  const files = locales.flatMap((locale) => {
    const made = filesOf(locale, load);
    const textOf = async (index: number) => JSON.stringify((await made)[index]);
    return searchPaths(locale).map((path, index): JsonFile => ({ path, text: () => textOf(index) }));
  });
  const isChinese = locales.some(({ tag }) => typographyOf(tag).isHan);
  return isChinese ? [...files, { path: SOUNDS, text: () => JSON.stringify(charactersBySound()) }] : files;
}

/** Everything that a visitor can search for in a language, in the order of `searchPaths`. */
async function filesOf(locale: Locale, load: BundleLoader): Promise<[SearchFile, EntryRuns[], AlarmFile]> {
  const i18n = await createI18n(locale, load, ['common', ...searchBundles]);
  const words = i18n.getFixedT(null, 'words');
  const found = searchEntries(i18n);
  const entries = found.map(({ text, isDanger, synonyms = '', ...entry }) => {
    return { ...entry, words: comparable(synonyms) };
  });
  const kinds: SearchFile['kinds'] = i18n.t('search.kinds', { ns: 'situations', returnObjects: true });
  const runs = found.map(
    ({ title, text = '' }): EntryRuns => [runsIn(title).join(' '), [...new Set(runsIn(text))].join(' ')],
  );
  const endangered = found.flatMap(({ isDanger, title, synonyms = '' }) =>
    isDanger
      ? phrasesOf(`${title}, ${synonyms}`).map((phrase) => (isLong(phrase) ? phrase : `=${phrase}`))
      : [],
  );
  const lists = Object.entries<string>(words('alarmLists', { returnObjects: true }));
  const subjectsOf = (kind: 'alarm' | 'leads') =>
    Object.entries<string>(words(kind, { returnObjects: true })).map(([subject, phrases]) => {
      const situation = situationList.find(({ id }) => id === (SITUATIONS[subject] ?? subject));
      if (kind === 'leads' && !situation)
        throw new Error(`words.json: leads.${subject}: no situation has this id`);
      const path = situation ? situationPath(situation.id) : '';
      return { path, isDanger: kind === 'alarm', phrases: phrasesOf(phrases) };
    });
  const called = { path: '', isDanger: true, phrases: endangered };
  const alarm: AlarmFile = {
    subjects: [called, ...subjectsOf('alarm'), ...subjectsOf('leads')],
    harmless: phrasesOf(words('harmless')),
    lists: Object.fromEntries(lists.map(([name, list]) => [name, phrasesOf(list).join('')])),
  };
  const traditional = traditionalOf(JSON.stringify([entries, alarm]));
  return [{ entries, kinds, ignored: comparable(words('ignored')), traditional }, runs, alarm];
}

const runsIn = (text: string): string[] => runsOf(plain(text, new Map()));

/** Words in the form that is compared, which takes a phone a while to make. */
const comparable = (words: string): string =>
  words
    .split(/[,，、]/)
    .map((word) => runsIn(word).join(' '))
    .join(',');

/** Each Traditional character with the Simplified one in a text that it stands for, so that either is found. */
function traditionalOf(text: string): string {
  const simplify = Converter({ from: 't', to: 'cn' });
  const used = new Set(text.match(/\p{Script=Han}/gu));
  if (used.size === 0) return '';
  const han = Array.from({ length: 0xa000 - 0x4e00 }, (_, index) => String.fromCharCode(0x4e00 + index));
  return han
    .filter((character) => !used.has(character) && used.has(simplify(character)))
    .map((character) => character + simplify(character))
    .join('');
}

/** The common characters (level 1 of GB 2312, whose rows 16 to 55 they are), by how they sound in most words. */
function charactersBySound(): Record<string, string> {
  const rows = Array.from({ length: 40 }, (_, row) =>
    Array.from({ length: 94 }, (_, cell) => [0xb0 + row, 0xa1 + cell]),
  );
  const characters =
    new TextDecoder('gb2312').decode(Uint8Array.from(rows.flat(2))).match(/\p{Script=Han}/gu) ?? [];
  const bySound: Record<string, string> = {};
  for (const character of characters) {
    const sound = plainPinyin(pinyin(character, { toneType: 'none', v: true }));
    bySound[sound] = (bySound[sound] ?? '') + character;
  }
  return bySound;
}
