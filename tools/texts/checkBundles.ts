import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, type Locale } from '../../src/i18n/locales.ts';
import { checkTexts, type TextRules } from './checkTexts.ts';
import { compareKeys } from './compareKeys.ts';
import type { Finding } from './finding.ts';
import { readGlossary, type Term } from './glossary.ts';
import { type Bundle, bundleFile, bundlesIn, readBundle } from './readBundle.ts';
import { requiredBundles } from './requiredBundles.ts';
import type { Site } from './site.ts';

/** A language, its readable bundles, and its findings. */
export interface CheckedLanguage {
  locale: Pick<Locale, 'id' | 'tag' | 'name'>;
  /** Every bundle that the language must have. */
  required: string[];
  bundles: Map<string, Bundle>;
  findings: Finding[];
}

/**
 * Checks the bundles of every language of the site, default language first; then other folders in `locales/`, such as
 * the Malay notice's, whose content must be valid but need not be complete.
 */
export function checkBundles(site: Site): CheckedLanguage[] {
  const { terms, findings } = readGlossary(site.root);
  const english = readLanguage(site, defaultLocale, requiredBundles(site, defaultLocale));
  english.findings.push(...findings);
  const others = site.locales
    .filter(({ id }) => id !== defaultLocale.id)
    .map((locale) => readLanguage(site, locale, requiredBundles(site, locale)));
  const languages = [english, ...others, ...readFurtherFolders(site, english.required)];
  for (const language of languages) {
    for (const bundle of language.bundles.values()) {
      language.findings.push(...checkBundle(site, english, language, bundle, terms));
    }
  }
  return languages;
}

function checkBundle(
  { factNames, used }: Site,
  english: CheckedLanguage,
  { locale }: CheckedLanguage,
  bundle: Bundle,
  terms: readonly Term[],
): Finding[] {
  const source = english.bundles.get(bundle.namespace);
  if (!source) return [];
  const rules: TextRules = { locale, terms, factNames, used };
  return [...compareKeys(source, bundle, locale.tag), ...checkTexts(source, bundle, rules)];
}

/** Reads the bundles of a language, recording missing, broken and superfluous ones. */
function readLanguage(site: Site, locale: CheckedLanguage['locale'], required: string[]): CheckedLanguage {
  const bundles = new Map<string, Bundle>();
  const findings: Finding[] = [];
  const place = (namespace: string) => ({
    level: 'error' as const,
    localeId: locale.id,
    file: bundleFile(locale.id, namespace),
  });
  for (const namespace of required) {
    const bundle = readBundle(site.root, locale.id, namespace);
    if (bundle) findings.push(...bundle.findings);
    else {
      findings.push({
        ...place(namespace),
        rule: 'missingFile',
        values: { english: bundleFile(defaultLocale.id, namespace) },
      });
    }
    if (bundle?.findings.length === 0) bundles.set(namespace, bundle);
  }
  for (const namespace of bundlesIn(site.root, locale.id).filter((name) => !required.includes(name))) {
    findings.push({
      ...place(namespace),
      rule: 'unknownFile',
    });
  }
  return { locale, required, bundles, findings };
}

function readFurtherFolders(site: Site, english: string[]): CheckedLanguage[] {
  return readdirSync(join(site.root, 'locales'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !site.locales.some(({ id }) => id === entry.name))
    .map(({ name: id }) => {
      const language = { id, tag: id, name: languageName(id) };
      const own = bundlesIn(site.root, id);
      return readLanguage(
        site,
        language,
        own.filter((namespace) => english.includes(namespace)),
      );
    });
}

/** The English name of a language: `ms` → `Malay`. */
function languageName(tag: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? tag;
}
