// npm run i18n                    lists what is missing or wrong in every language
// npm run i18n -- ko              the same for one language
// npm run i18n -- github          the same, also as annotations and a summary for GitHub Actions
// npm run i18n -- export ko       writes ko.po for translation software
// npm run i18n -- import ko ko.po imports the translations from it
import { appendFileSync, writeFileSync } from 'node:fs';
import { defaultLocale, type Locale } from '../../src/i18n/locales.ts';
import type { CheckedLanguage } from './checkBundles.ts';
import { checkSite } from './checkSite.ts';
import { annotation, branchOf, summary } from './github.ts';
import { ownMessages } from './messagesIn.ts';
import { outdatedTexts } from './outdated.ts';
import { exportPo, importPo } from './po.ts';
import { counts, inOrder, report } from './report.ts';
import { readSite } from './site.ts';

const [command = 'all', localeId = '', file = `${localeId}.po`] = process.argv.slice(2);
const t = ownMessages();
const site = await readSite(process.cwd());
try {
  if (command === 'export' || command === 'import') exchange();
  else await check();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** Prints the report of all languages, or of the one that was asked for. */
async function check(): Promise<void> {
  const { english, languages, hasHistory } = await checkSite(site);
  const isAll = command === 'all' || command === 'github';
  const shown = isAll ? languages : [find(languages, command, ({ locale }) => locale.id)];
  if (!hasHistory) console.log(`${t('reports.noHistory')}\n`);
  const findings = shown.flatMap((language) => language.findings);
  console.log(report(shown, english, t));
  console.log(`\n${t('reports.allTexts', counts(findings, t))}`);
  if (command === 'github') annotate(shown);
  if (findings.some(({ level }) => level === 'error')) process.exitCode = 1;
}

/** Prints annotations to the log, and appends to the job summary that GitHub provides. */
function annotate(languages: CheckedLanguage[]): void {
  // GitHub shows at most ten annotations of each level per step; the summary has them all.
  const findings = languages.flatMap((language) => inOrder(language.findings));
  for (const finding of findings) console.log(annotation(finding));
  const file = process.env.GITHUB_STEP_SUMMARY;
  if (file) appendFileSync(file, summary(languages, branchOf(process.env)));
}

/** Exports or imports a language, and prints what was done. */
function exchange(): void {
  const others = site.locales.filter(({ id }) => id !== defaultLocale.id);
  const locale: Locale = find(others, localeId, ({ id }) => id);
  const outdated = outdatedTexts(site.root, localeId) ?? new Map();
  if (command === 'import') {
    console.log(importPo(site, locale, file, outdated, t));
    console.log(t('reports.import.next'));
  } else {
    writeFileSync(file, exportPo(site, locale, outdated, t));
    console.log(t('reports.export.done', { file, command: `npm run i18n -- import ${localeId} ${file}` }));
  }
}

/** The language with an id. Throws an error that lists the others if there is none. */
function find<Language>(languages: readonly Language[], id: string, idOf: (language: Language) => string) {
  const found = languages.find((language) => idOf(language) === id);
  if (!found) throw new Error(t('reports.noLanguage', { id, ids: languages.map(idOf).join(', ') }));
  return found;
}
