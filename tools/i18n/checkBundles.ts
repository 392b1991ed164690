import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale } from '../../src/core/i18n/locales.ts';
import { checkBundle } from './checkBundle.ts';
import { readConfirmations } from './confirmations.ts';
import type { Finding } from './finding.ts';
import { readGlossary } from './glossary.ts';
import { type Bundle, bundleFile, CONFIRMED, readBundle } from './readBundle.ts';
import { requiredBundles, type Site, type TextLanguage, textLanguages } from './site.ts';

/** A language, its readable bundles, and its findings. */
export interface CheckedLanguage {
  locale: TextLanguage;
  bundles: Map<string, Bundle>;
  findings: Finding[];
}

/** Checks the bundles of every language, default language first. */
export function checkBundles(site: Site): CheckedLanguage[] {
  const glossary = readGlossary(site);
  const [english, ...others] = textLanguages(site).map((locale) => readLanguage(site, locale));
  if (!english) throw new Error('src/core/i18n/locales.ts has no language');
  english.findings.push(...glossary.findings, ...misplaced(site));
  for (const { locale, bundles, findings } of [english, ...others]) {
    const confirmations = readConfirmations(site.root, locale.id);
    findings.push(...(confirmations?.findings ?? []));
    for (const bundle of bundles.values()) {
      const source = english.bundles.get(bundle.namespace);
      const rules = { ...site, locale, terms: glossary.terms, confirmations };
      if (source) findings.push(...checkBundle(source, bundle, rules));
    }
  }
  return [english, ...others];
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
  const known = [...required, CONFIRMED].map((namespace) => bundleFile(locale.id, namespace));
  for (const file of filesIn(site.root, `locales/${locale.id}`)) {
    if (!known.includes(file)) add(file, { rule: 'unknownFile' });
  }
  return { locale, bundles, findings };
}

/** All files in a folder and its folders, but those that a system hides, such as `.DS_Store`. */
const filesIn = (root: string, folder: string): string[] =>
  (existsSync(join(root, folder)) ? readdirSync(join(root, folder), { withFileTypes: true }) : [])
    .filter(({ name }) => !name.startsWith('.'))
    .flatMap((entry) =>
      entry.isDirectory() ? filesIn(root, `${folder}/${entry.name}`) : `${folder}/${entry.name}`,
    );

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
