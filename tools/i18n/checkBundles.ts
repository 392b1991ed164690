import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale } from '../../src/core/i18n/locales.ts';
import { checkBundle } from './checkBundle.ts';
import { readConfirmations } from './confirmations.ts';
import type { Checked, Finding } from './finding.ts';
import { readGlossary } from './glossary.ts';
import { type Bundle, bundleFile, CONFIRMED, filesIn, readBundle } from './readBundle.ts';
import { requiredBundles, type Site, type TextLanguage, textLanguages } from './site.ts';

/** A language with its findings and its readable bundles. */
export interface CheckedLanguage extends Checked {
  locale: TextLanguage;
  bundles: Map<string, Bundle>;
}

/** Checks the bundles of every language, default language first. */
export function checkBundles(site: Site): CheckedLanguage[] {
  const glossary = readGlossary(site);
  const languages = textLanguages(site).map((locale) => readLanguage(site, locale));
  const [english] = languages;
  english?.findings.push(...glossary.findings, ...misplaced(site));
  for (const { locale, bundles, findings } of languages) {
    const confirmations = readConfirmations(site.root, locale.id);
    findings.push(...(confirmations?.findings ?? []));
    for (const bundle of bundles.values()) {
      const source = english?.bundles.get(bundle.namespace);
      const rules = { ...site, locale, terms: glossary.terms, confirmations };
      if (source) findings.push(...checkBundle(source, bundle, rules));
    }
  }
  return languages;
}

/** Reads the bundles of a language, recording missing, broken and superfluous ones. */
function readLanguage(site: Site, locale: TextLanguage): CheckedLanguage {
  const required = requiredBundles(site, locale);
  const bundles = new Map<string, Bundle>();
  const findings: Finding[] = [];
  const add = (file: string, verdict: Pick<Finding, 'rule' | 'values'>) =>
    findings.push({ level: 'error', localeId: locale.id, file, ...verdict });
  for (const namespace of required) {
    const bundle = readBundle(site.root, locale.id, namespace);
    const english = bundleFile(defaultLocale.id, namespace);
    if (!bundle) add(bundleFile(locale.id, namespace), { rule: 'missingFile', values: { english } });
    else if (bundle.findings.length > 0) findings.push(...bundle.findings);
    else bundles.set(namespace, bundle);
  }
  const known = [...required, CONFIRMED].map((namespace) => `${namespace}.json`);
  for (const file of filesIn(site.root, locale.id).filter((name) => !known.includes(name)))
    add(`locales/${locale.id}/${file}`, { rule: 'unknownFile' });
  return { locale, bundles, findings };
}

/** Finds folders of languages that the site does not have, and texts outside a folder. */
function misplaced(site: Site): Finding[] {
  const ids = textLanguages(site).map(({ id }) => id);
  return readdirSync(join(site.root, 'locales'))
    .filter((name) => !ids.includes(name) && !/^(?:\.|README(\.\w+)?\.md$|glossary\.json$)/.test(name))
    .map((name) => {
      const values = { ids: ids.map((id) => `locales/${id}`) };
      return { level: 'error', localeId: name, file: `locales/${name}`, rule: 'misplaced', values };
    });
}
