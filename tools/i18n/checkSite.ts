import { defaultLocale } from '../../src/core/i18n/locales.ts';
import { type CheckedLanguage, checkBundles } from './checkBundles.ts';
import { checkLengths } from './checkLengths.ts';
import { checkUse } from './checkUse.ts';
import { readHistory } from './history.ts';
import { checkOutdated, outdatedTexts } from './outdated.ts';
import type { Site } from './site.ts';

/** Every language with all its findings, English first. */
export interface CheckedSite {
  languages: CheckedLanguage[];
  /** Whether there is a git history, from which outdated texts are found. */
  hasHistory: boolean;
}

/**
 * Runs every check: the site's texts, and their use in the code.
 *
 * @param base the commit of the main branch that this one will be merged into, if it will be
 */
export async function checkSite(site: Site, base?: string): Promise<CheckedSite> {
  const languages = checkBundles(site);
  const history = readHistory(site.root);
  for (const language of languages) {
    const { id } = language.locale;
    const outdated = outdatedTexts(site.root, id, history, base) ?? new Map();
    language.findings.push(
      ...(id === defaultLocale.id ? checkUse(site.code, language) : checkOutdated(language, outdated)),
      ...(await checkLengths(site, language)),
    );
  }
  return { languages, hasHistory: history !== undefined };
}
