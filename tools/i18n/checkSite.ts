import { type CheckedLanguage, checkBundles } from './checkBundles.ts';
import { checkLengths } from './checkLengths.ts';
import { checkUse } from './checkUse.ts';
import { checkOutdated, outdatedTexts } from './outdated.ts';
import type { Site } from './site.ts';

/** Every language with all its findings, English first. */
export interface CheckedSite {
  languages: CheckedLanguage[];
  /** Whether there is a git history, from which outdated texts are found. */
  hasHistory: boolean;
}

/** Runs every check: the site's texts, and their use in the code. */
export async function checkSite(site: Site): Promise<CheckedSite> {
  const languages = checkBundles(site);
  const [english, ...others] = languages;
  if (!english) throw new Error('src/core/i18n/locales.ts has no language');
  english.findings.push(...checkUse(site.code, english));
  for (const language of languages) {
    language.findings.push(...(await checkLengths(site, language)));
  }
  let hasHistory = true;
  for (const language of others) {
    const outdated = outdatedTexts(site.root, language.locale.id);
    if (outdated) language.findings.push(...checkOutdated(language, outdated));
    else hasHistory = false;
  }
  return { languages, hasHistory };
}
