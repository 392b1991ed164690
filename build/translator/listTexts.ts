import { defaultLocale, locales } from '../../src/i18n/locales.ts';
import type { Page } from '../../src/pages.tsx';
import type { Place } from '../../src/translator/marks.ts';
import { bundlePath, bundlesOf, neededBundles, readTexts } from './bundleFiles.ts';
import { type Ages, textAges } from './history.ts';

/** What a translator should look at: not there, the same as English, or English has changed since. */
export type State = 'missing' | 'same' | 'outdated';

/** A text as the panel shows it. */
export interface ListedText extends Place {
  /** `null` for a text that English does not have. */
  english: string | null;
  /** `null` for a text that is not there yet. */
  value: string | null;
  states: State[];
}

/** The texts of a language. `problem` says why it is not known which are out of date. */
export interface TextList {
  name: string;
  texts: ListedText[];
  problem?: string;
}

const NO_HISTORY =
  'What English has changed since cannot be shown: it is read from the git history, and there is none here.';
/** Something to translate besides placeholders: a letter. */
const LETTER = /\p{L}/u;
const PLURAL = /^(.*)_(zero|one|two|few|many|other)$/;

/** Lists every text of a language, in the order of the English files. */
export async function listTexts(root: string, localeId: string, pages: readonly Page[]): Promise<TextList> {
  const locale = locales.find(({ id }) => id === localeId);
  const files = neededBundles(root, localeId, pages);
  const isEnglish = localeId === defaultLocale.id;
  const ages = isEnglish ? new Map() : await agesOf(root, localeId, files);
  const texts = files.flatMap((file) => {
    const own = readTexts(root, localeId, file);
    const english = readTexts(root, defaultLocale.id, file);
    const expected = [...english.keys()].filter((key) => isNeeded(key, locale?.tag ?? localeId));
    return [...new Set([...expected, ...own.keys()])].map((key): ListedText => {
      const text = { english: english.get(key) ?? null, value: own.get(key) ?? null };
      const outdated = isOutdated(ages, localeId, file, key);
      return {
        ...{ locale: localeId, file, key, ...text },
        states: isEnglish ? [] : statesOf(text, outdated),
      };
    });
  });
  return { name: locale?.name ?? localeId, texts, ...(ages ? {} : { problem: NO_HISTORY }) };
}

async function agesOf(
  root: string,
  localeId: string,
  files: string[],
): Promise<Map<string, Ages> | undefined> {
  const paths = [defaultLocale.id, localeId].flatMap((id) =>
    bundlesOf(root, id)
      .filter((file) => files.includes(file))
      .map((file) => bundlePath(id, file)),
  );
  return textAges(root, paths).catch(() => undefined);
}

function isOutdated(
  ages: Map<string, Ages> | undefined,
  localeId: string,
  file: string,
  key: string,
): boolean {
  const english = ages?.get(bundlePath(defaultLocale.id, file))?.get(key) ?? 0;
  return english > (ages?.get(bundlePath(localeId, file))?.get(key) ?? Number.POSITIVE_INFINITY);
}

function statesOf({ english, value }: Pick<ListedText, 'english' | 'value'>, outdated: boolean): State[] {
  if (value === null) return ['missing'];
  const same = value === english && LETTER.test(value.replace(/\{\{.*?\}\}/g, ''));
  return [...(same ? (['same'] as const) : []), ...(outdated ? (['outdated'] as const) : [])];
}

/** Whether a language needs a text: of the plural forms, it needs those that its grammar has. */
function isNeeded(key: string, tag: string): boolean {
  const form = PLURAL.exec(key)?.[2];
  return (
    !form ||
    new Intl.PluralRules(tag).resolvedOptions().pluralCategories.some((category) => category === form)
  );
}
