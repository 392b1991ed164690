import { fork } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFile, CONFIRMED, filesIn } from '../../plugins/bundles.ts';
import { defaultLocale } from '../../src/core/i18n/locales.ts';
import { checkBundle } from './checkBundle.ts';
import type { Term } from './checkedText.ts';
import { checkUse } from './checkUse.ts';
import { idleConfirmations, readConfirmations } from './confirmations.ts';
import type { Finding } from './finding.ts';
import { lostRows, readGlossary } from './glossary.ts';
import type { DatedFiles } from './history.ts';
import { checkLimits } from './limits.ts';
import { checkOutdated, outdatedTexts } from './outdated.ts';
import { type Bundle, readBundle } from './readBundle.ts';
import { scriptIn } from './scripts.ts';
import { type CheckedLanguage, requiredBundles, type Site, textLanguages } from './site.ts';
import { wordsIn } from './wording.ts';

export interface CheckedSite {
  languages: CheckedLanguage[];
  /** Whether there is a git history, from which outdated texts are found. */
  hasHistory: boolean;
}

/**
 * Runs every check: the site's texts, their use in the code, and the time limits that they repeat. `base` is the commit of
 * the main branch that this one will be merged into, if it will be.
 */
export async function checkSite(site: Site, base?: string): Promise<CheckedSite> {
  const reading = historyOf(site.root);
  const languages = checkBundles(site);
  const history = await reading;
  if (history) languages[0]?.findings.push(...lostRows(site.root, base ?? 'HEAD'));
  for (const language of languages) {
    const { id } = language.locale;
    const outdated = outdatedTexts(site.root, id, history, base) ?? new Map();
    language.findings.push(
      ...(id === defaultLocale.id ? checkUse(site.code, language) : checkOutdated(language, outdated)),
      ...checkLimits(language),
    );
  }
  return { languages, hasHistory: history !== undefined };
}

/** The history of the texts, read in a process of its own: that takes half as long as the check. */
function historyOf(root: string): Promise<DatedFiles | undefined> {
  const child = fork(join(import.meta.dirname, 'history.ts'), [root], {
    execArgv: ['--no-opt', '--import', import.meta.resolve('tsx')],
    serialization: 'advanced',
  });
  return new Promise((resolve, reject) =>
    child
      .on('message', ([history]: [DatedFiles | undefined]) => resolve(history))
      .on('error', reject)
      .on('exit', (code) => code === 0 || reject(new Error('The history of the texts could not be read'))),
  );
}

/** Checks the bundles of every language, default language first. */
export function checkBundles(site: Site): CheckedLanguage[] {
  const glossary = readGlossary(site);
  const languages = textLanguages(site).map((locale) => readLanguage(site, locale));
  const [english] = languages;
  english?.findings.push(...glossary.findings, ...misplaced(site));
  const latin = latinWords(languages, glossary.terms);
  for (const language of languages) {
    const { locale, bundles, findings } = language;
    const confirmations = readConfirmations(site.root, locale.id);
    findings.push(...(confirmations?.findings ?? []));
    for (const bundle of bundles.values()) {
      const source = english?.bundles.get(bundle.namespace);
      const rules = { ...site, locale, latin, terms: glossary.terms, confirmations };
      if (source) findings.push(...checkBundle(source, bundle, rules));
    }
    if (confirmations) findings.push(...idleConfirmations(site.root, language, confirmations));
  }
  return languages;
}

/** The words of the texts in English and other languages in Latin letters, and of the glossary. */
const latinWords = (languages: readonly CheckedLanguage[], terms: readonly Term[]): Set<string> =>
  new Set(
    [
      ...languages.flatMap(({ locale, bundles }) =>
        scriptIn(locale.tag) === 'Latn' ? [...bundles.values()].map(({ source }) => source) : [],
      ),
      ...terms.flatMap(({ en, forms }) => [en, ...Object.values(forms).flat()]),
    ].flatMap(wordsIn),
  );

/** Reads the bundles of a language, recording missing, broken and superfluous ones. */
function readLanguage(site: Site, locale: CheckedLanguage['locale']): CheckedLanguage {
  const required = requiredBundles(site, locale);
  const bundles = new Map<string, Bundle>();
  const findings: Finding[] = [];
  const add = (file: string, verdict: Pick<Finding, 'rule' | 'values'>) =>
    findings.push({ level: 'error', localeId: locale.id, file, ...verdict });
  for (const namespace of required) {
    const bundle = readBundle(site.root, locale.id, namespace);
    const english = bundleFile(defaultLocale.id, namespace);
    const file = bundleFile(locale.id, namespace);
    if (!bundle)
      add(file, { rule: file === english ? 'missingEnglish' : 'missingFile', values: { english } });
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
    .map((name) => ({
      ...{ level: 'error', localeId: name, file: `locales/${name}`, rule: 'misplaced' },
      values: { ids: ids.map((id) => `locales/${id}`) },
    }));
}
