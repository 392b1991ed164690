import { defaultLocale } from '../../../src/i18n/locales.ts';
import { expectedTexts } from '../../texts/expectedTexts.ts';
import { inWords } from '../../texts/finding.ts';
import { withoutPlaceholders } from '../../texts/placeholders.ts';
import { type Bundle, bundleFile, bundlesIn, readBundle } from '../../texts/readBundle.ts';
import { requiredBundles } from '../../texts/requiredBundles.ts';
import type { Site } from '../../texts/site.ts';
import { english as englishWords, type Words } from '../../words/wordsIn.ts';
import type { ListedText, State, TextList } from '../protocol.ts';
import { type Ages, textAges } from './history.ts';
import { tagOf } from './languages.ts';
import { TextError } from './textError.ts';

const NO_HISTORY =
  'What English has changed since cannot be shown: it is read from the git history, and there is none here.';

/**
 * Lists every text of a language, in the order of the English files. A folder that is no language of the site
 * need not have more files than it has. Throws a TextError where a file is broken.
 */
export async function listTexts(
  site: Site,
  localeId: string,
  words: Words = englishWords(),
): Promise<TextList> {
  const locale = site.locales.find(({ id }) => id === localeId);
  const own = bundlesIn(site.root, localeId);
  const namespaces = locale ? [...new Set([...requiredBundles(site, locale), ...own])] : own;
  const isEnglish = localeId === defaultLocale.id;
  const ages = isEnglish ? new Map() : await agesOf(site.root, localeId, namespaces);
  const texts = namespaces.flatMap((namespace) => {
    const english = read(site.root, defaultLocale.id, namespace, words);
    const bundle = read(site.root, localeId, namespace, words);
    const expected = english ? expectedTexts(english, tagOf(site, localeId)) : new Map();
    return [...new Set([...expected.keys(), ...(bundle?.texts.keys() ?? [])])].map((key): ListedText => {
      const text = {
        english: expected.get(key)?.english.value ?? null,
        value: bundle?.texts.get(key)?.value ?? null,
      };
      const outdated = isOutdated(ages, localeId, namespace, key);
      return {
        ...{ locale: localeId, file: namespace, key, ...text },
        states: isEnglish ? [] : statesOf(text, outdated),
      };
    });
  });
  return { name: locale?.name ?? localeId, texts, ...(ages ? {} : { problem: NO_HISTORY }) };
}

function read(root: string, localeId: string, namespace: string, words: Words): Bundle | undefined {
  const bundle = readBundle(root, localeId, namespace);
  const [broken] = bundle?.findings ?? [];
  if (broken) throw new TextError(422, inWords(broken, words.findings));
  return bundle;
}

async function agesOf(
  root: string,
  localeId: string,
  namespaces: string[],
): Promise<Map<string, Ages> | undefined> {
  const files = [defaultLocale.id, localeId].flatMap((id) =>
    namespaces.map((namespace) => bundleFile(id, namespace)),
  );
  return textAges(root, files).catch(() => undefined);
}

function isOutdated(
  ages: Map<string, Ages> | undefined,
  localeId: string,
  namespace: string,
  key: string,
): boolean {
  const english = ages?.get(bundleFile(defaultLocale.id, namespace))?.get(key) ?? 0;
  return english > (ages?.get(bundleFile(localeId, namespace))?.get(key) ?? Number.POSITIVE_INFINITY);
}

function statesOf({ english, value }: Pick<ListedText, 'english' | 'value'>, outdated: boolean): State[] {
  if (value === null) return ['missing'];
  const same = value === english && /\p{L}/u.test(withoutPlaceholders(value));
  return [...(same ? (['same'] as const) : []), ...(outdated ? (['outdated'] as const) : [])];
}
