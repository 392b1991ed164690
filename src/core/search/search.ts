import { defaultLocale, isDefault, type Locale, locales } from '../i18n/locales.ts';
import { scriptOf, typographyOf } from '../i18n/typography.ts';
import { type AlarmFile, alarmOf } from './alarm.ts';
import { type Entry, type EntryRuns, indexOf, type SearchFile } from './find.ts';
import { nextTask, once } from './plain.ts';
import { soundOfHan, soundOfHangul } from './sounds.ts';

/** The paths of a language's files, none of them large: `SearchFile`, the `EntryRuns` of its entries, and `AlarmFile`. */
export function searchPaths(locale: Locale): [main: string, texts: string, alarm: string] {
  const name = isDefault(locale) ? '/search' : `/search-${locale.id}`;
  return [`${name}.json`, `${name}-texts.json`, `${name}-alarm.json`];
}

/** The path of the file with the characters of each sound, if the site has Chinese. */
export const SOUNDS = '/search-sounds.json';

/** The best entries, best first, and whether somebody is in danger. */
interface Found {
  entries: readonly Entry[];
  isDanger: boolean;
}

/**
 * Where to look: in the words of the page's language; for Latin letters in those of the default language as well; and in the
 * end for these by their sound, too, and for what is not found in the words of all languages. Each needs further files.
 */
export type Reach = 'language' | 'latin' | 'all';

/** Results with less than this part of the best one's weight are left out. */
const WEAK = 0.35;
/** Weight of the best result below which nothing counts as found, and if one or two words were typed. */
const LEAST = { long: 2, short: 1 };
/** What an office, a page or a question weighs in the order: people look for what has happened to them. */
const LATER: Readonly<Record<string, number>> = { office: 0.75, page: 0.75, question: 0.75 };
const MOST_RESULTS = 8;

/** An entry, and how much it fits what was typed. */
interface Fit {
  entry: Entry;
  weight: number;
}

type Index = ReturnType<typeof indexOf> & { file: SearchFile; alarm: ReturnType<typeof alarmOf> };

/** What the files of a language are made into. */
async function indexFrom(files: readonly unknown[]): Promise<Index> {
  const [file, runs, phrases] = files as [SearchFile, EntryRuns[], AlarmFile];
  const pairs = file.traditional.match(/../g) ?? [];
  const simplified = new Map(pairs.map(([from = '', to = '']) => [from, to]));
  const index = indexOf(file, runs, simplified);
  await nextTask();
  return { file, alarm: alarmOf(phrases, simplified), ...index };
}

/**
 * Prepares the search of a language's pages.
 *
 * @param load loads a file by its path; what it rejects with, the search does if it is the language's own file
 */
export async function searchOf(
  locale: Locale,
  load: (path: string) => Promise<unknown>,
): Promise<{ file: SearchFile; find: (typed: string, reach: Reach) => Promise<Found> }> {
  const indexIn = once(async (language: Locale) =>
    indexFrom(await Promise.all(searchPaths(language).map(load))),
  );
  const hanSound = once(async (path: string) => soundOfHan((await load(path)) as Record<string, string>));
  const soundIn = async ({ tag }: Locale, typed: string) => {
    if (typographyOf(tag).isHan) return hanSound(SOUNDS);
    return scriptOf(tag) === 'Kore' && !/[가-힣]/.test(typed) ? soundOfHangul : undefined;
  };
  const index = await indexIn(locale);
  const others = locales.filter((language) => language !== locale);

  /** What is found in several languages, in the words of this one. A file that cannot be loaded finds nothing. */
  async function ask(
    asked: readonly Locale[],
    typed: string,
    by: 'words' | 'sound' | 'both' = 'words',
  ): Promise<Found> {
    const fits = new Map<string, Fit>();
    let isDanger = false;
    for (const language of asked) {
      const searched = await indexIn(language).catch(() => undefined);
      if (!searched) continue;
      const alarm = searched.alarm(typed);
      isDanger ||= alarm.isDanger;
      const sound = by === 'words' ? undefined : await soundIn(language, typed).catch(() => undefined);
      const found = [
        ...(by === 'sound' ? [] : searched.fits(typed, alarm.paths)),
        ...(sound ? await searched.fitsBySound(typed, sound) : []),
      ];
      for (const [number, weight] of found) {
        const entry = translated(searched, number);
        if (!entry) continue;
        const key = `${entry.path} ${entry.title}`;
        fits.set(key, { entry, weight: weight + (fits.get(key)?.weight ?? 0) });
      }
    }
    return { entries: best([...fits.values()], typed), isDanger };
  }

  /** The entry of this language that is one of another: that of the same address, and the same place among them. */
  function translated({ file: { entries } }: Index, number: number): Entry | undefined {
    if (entries === index.file.entries) return entries[number];
    const path = entries[number]?.path;
    const same = index.file.entries.filter((entry) => entry.path === path);
    const position = entries.slice(0, number).filter((entry) => entry.path === path).length;
    return same[position] ?? same[0];
  }

  async function find(typed: string, reach: Reach): Promise<Found> {
    const isLatin = /[a-z]{3}/i.test(typed) && !isDefault(locale);
    const asked = isLatin && reach !== 'language' ? [locale, defaultLocale] : [locale];
    const isHeard = isLatin && reach === 'all' && !/\p{Script=Han}/u.test(typed);
    const first = await ask(asked, typed, isHeard ? 'both' : 'words');
    if (reach !== 'all' || first.entries.length > 0 || !/[\p{L}\p{N}]{2}/u.test(typed)) return first;
    const second = await ask(others, typed);
    const found = second.entries.length > 0 ? second : await ask(locales, typed, 'sound');
    return { ...found, isDanger: found.isDanger || second.isDanger || first.isDanger };
  }
  return { file: index.file, find };
}

/** The best of the fits, one for each address. */
function best(fits: readonly Fit[], typed: string): Entry[] {
  const most = Math.max(...fits.map(({ weight }) => weight));
  const least = typed.trim().split(/\s+/).length > 2 ? LEAST.long : LEAST.short;
  const order = ({ entry: { kind = '' }, weight }: Fit) => weight * (LATER[kind] ?? 1);
  const sorted = fits
    .filter(({ weight }) => most >= least && weight >= most * WEAK)
    .sort((a, b) => order(b) - order(a));
  const paths = new Set<string>();
  const entries = sorted.flatMap(({ entry }) =>
    paths.has(entry.path) ? [] : [paths.add(entry.path) && entry],
  );
  return entries.slice(0, MOST_RESULTS);
}
