import { type GetTextTranslation, po } from 'gettext-parser';
import { defaultLocale } from '../../src/i18n/locales.ts';
import { english as englishWords, type Words } from '../words/wordsIn.ts';
import { expectedTexts } from './expectedTexts.ts';
import { inWords } from './finding.ts';
import { type Term, termsIn } from './glossary.ts';
import type { Outdated, OutdatedTexts } from './outdated.ts';
import { type Bundle, bundleFile, readBundle } from './readBundle.ts';
import { readGlossary } from './readGlossary.ts';
import { requiredBundles } from './requiredBundles.ts';
import type { Site } from './site.ts';
import { contextOf } from './textName.ts';

/** Header with the number of texts, to detect truncated catalogues. */
export const COUNT_HEADER = 'X-Texts';

/**
 * Exports the texts of a language as a gettext catalogue (PO), with English as the source and the glossary's terms as
 * comments. Throws, naming the file, if the language does not exist or a bundle is broken.
 *
 * @param outdated marked as fuzzy, with the English that they were translated from
 */
export function exportPo(
  site: Site,
  localeId: string,
  outdated: OutdatedTexts = new Map(),
  words: Words = englishWords(),
): { po: string; texts: number; open: number } {
  const locale = site.locales.find(({ id }) => id === localeId);
  if (!locale || locale.id === defaultLocale.id) throw new Error(noSuchLanguage(site, localeId, words));
  const { terms } = readGlossary(site);
  const entries = requiredBundles(site, locale).flatMap((namespace) => {
    const english = readable(site, defaultLocale.id, namespace, words);
    if (!english) throw new Error(`${bundleFile(defaultLocale.id, namespace)}: the file is missing.`);
    const own = readable(site, locale.id, namespace, words);
    return [...expectedTexts(english, locale.tag).values()].map(({ key, english: { value } }) => ({
      msgctxt: contextOf(namespace, key),
      msgid: value,
      msgstr: [own?.texts.get(key)?.value ?? ''],
      comments: {
        reference: bundleFile(locale.id, namespace),
        extracted: notes(value, locale.id, terms),
        ...needsWork(outdated.get(contextOf(namespace, key))),
      },
    }));
  });
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    'MIME-Version': '1.0',
    Language: locale.tag,
    [COUNT_HEADER]: String(entries.length),
  };
  const translations = Object.fromEntries(
    entries.map((entry): [string, Record<string, GetTextTranslation>] => [
      entry.msgctxt,
      { [entry.msgid]: entry },
    ]),
  );
  const compiled = po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 });
  return {
    po: new TextDecoder().decode(compiled),
    texts: entries.length,
    open: entries.filter(({ msgstr }) => !msgstr[0]).length,
  };
}

/** Says which languages exist, in reply to a request for another one. */
export function noSuchLanguage({ locales }: Site, id: string, { reports }: Words): string {
  const others = locales.filter((locale) => locale.id !== defaultLocale.id);
  return reports('noLanguage', { id, ids: others.map((locale) => locale.id).join(', ') });
}

function readable(site: Site, localeId: string, namespace: string, words: Words): Bundle | undefined {
  const bundle = readBundle(site.root, localeId, namespace);
  const [broken] = bundle?.findings ?? [];
  if (broken) throw new Error(inWords(broken, words.findings));
  return bundle;
}

/** Gettext's fuzzy flag, and the previous source text. */
const needsWork = (change: Outdated | undefined): { flag?: string; previous?: string } =>
  change ? { flag: 'fuzzy', previous: `msgid ${JSON.stringify(change.before)}` } : {};

function notes(english: string, localeId: string, terms: readonly Term[]): string {
  return termsIn(english, terms)
    .filter(({ forms }) => forms[localeId])
    .map(({ en, forms, note }) => `${en} = ${forms[localeId]?.join(', ')}${note ? `. ${note}` : ''}`)
    .join('\n');
}
