import { defaultLocale, type Locale } from '../../src/i18n/locales.ts';
import { checkTexts, type TextRules } from './checkTexts.ts';
import { compareKeys } from './compareKeys.ts';
import { longerLists, readConfirmations } from './confirmations.ts';
import type { Finding } from './finding.ts';
import type { Term } from './glossary.ts';
import { type Bundle, bundleFile, bundlesIn, readBundle } from './readBundle.ts';
import { readGlossary } from './readGlossary.ts';
import { furtherLanguages, requiredBundles, type Site } from './site.ts';

/** A language, its readable bundles, and its findings. */
export interface CheckedLanguage {
  locale: Pick<Locale, 'id' | 'tag' | 'name'>;
  /** Every bundle that the language must have. */
  required: string[];
  bundles: Map<string, Bundle>;
  findings: Finding[];
}

/**
 * Checks the bundles of every language of the site, default language first; then those of other languages, such as the
 * Malay notice, which must be valid but need not be complete.
 */
export function checkBundles(site: Site): CheckedLanguage[] {
  const { terms, findings } = readGlossary(site);
  const english = readLanguage(site, defaultLocale, requiredBundles(site, defaultLocale));
  english.findings.push(...findings);
  const others = site.locales
    .filter(({ id }) => id !== defaultLocale.id)
    .map((locale) => readLanguage(site, locale, requiredBundles(site, locale)));
  const further = furtherLanguages(site).map((id) => readFurtherLanguage(site, id, english.required));
  const languages = [english, ...others, ...further];
  for (const language of languages) {
    for (const bundle of language.bundles.values()) {
      language.findings.push(...checkBundle(site, english, language, bundle, terms));
    }
  }
  return languages;
}

function checkBundle(
  { root, factNames, code }: Site,
  english: CheckedLanguage,
  { locale }: CheckedLanguage,
  bundle: Bundle,
  terms: readonly Term[],
): Finding[] {
  const source = english.bundles.get(bundle.namespace);
  if (!source) return [];
  const longer = longerLists(source, bundle, readConfirmations(root, locale.id));
  const rules: TextRules = { locale, terms, factNames, code, longer };
  const keys = compareKeys(source, bundle, locale.tag, longer);
  // If a list is longer or shorter than in English, entries are compared with the wrong English ones.
  const lists = keys
    .filter(({ rule }) => rule === 'shortList' || rule === 'longList')
    .map(({ key }) => `${key}.`);
  const isAligned = ({ key = '' }: Finding) => !lists.some((list) => key.startsWith(list));
  return [...keys, ...checkTexts(source, bundle, rules).filter(isAligned)];
}

/** Reads the bundles of a language, recording missing, broken and superfluous ones. */
function readLanguage(site: Site, locale: CheckedLanguage['locale'], required: string[]): CheckedLanguage {
  const bundles = new Map<string, Bundle>();
  const findings: Finding[] = [];
  const add = (namespace: string, verdict: Pick<Finding, 'rule' | 'values'>) =>
    findings.push({
      ...{ level: 'error', localeId: locale.id, file: bundleFile(locale.id, namespace) },
      ...verdict,
    });
  for (const namespace of required) {
    const bundle = readBundle(site.root, locale.id, namespace);
    const english = bundleFile(defaultLocale.id, namespace);
    if (!bundle) add(namespace, { rule: 'missingFile', values: { english } });
    else if (bundle.findings.length > 0) findings.push(...bundle.findings);
    else bundles.set(namespace, bundle);
  }
  for (const namespace of bundlesIn(site.root, locale.id)) {
    if (!required.includes(namespace)) add(namespace, { rule: 'unknownFile' });
  }
  return { locale, required, bundles, findings };
}

function readFurtherLanguage(site: Site, id: string, english: string[]): CheckedLanguage {
  const own = bundlesIn(site.root, id).filter((namespace) => english.includes(namespace));
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(id) ?? id;
  return readLanguage(site, { id, tag: id, name }, own);
}
