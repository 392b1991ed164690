// npm run i18n                    lists what is missing or wrong in every language
// npm run i18n -- ko              the same for one language
// npm run i18n -- github          the same, also as annotations and a summary for GitHub Actions
// npm run i18n -- export ko       writes ko.po for translation software
// npm run i18n -- import ko ko.po imports the translations from it
import { appendFileSync, writeFileSync } from 'node:fs';
import type { CheckedLanguage } from './checkBundles.ts';
import { checkSite } from './checkSite.ts';
import { annotation, branchOf, summary } from './github.ts';
import { ownMessages } from './messagesIn.ts';
import { outdatedTexts } from './outdated.ts';
import { exportPo, importPo } from './po.ts';
import { counts, inOrder, report } from './report.ts';
import { readSite, type TextLanguage, textLanguages } from './site.ts';

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
  const { languages, hasHistory } = await checkSite(site);
  const isAll = command === 'all' || command === 'github';
  const only = isAll ? undefined : find(command).id;
  const shown = languages.filter(({ locale }) => !only || locale.id === only);
  if (!hasHistory) console.log(`${t('reports.noHistory')}\n`);
  const findings = shown.flatMap((language) => language.findings);
  console.log(report(shown, t));
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
  const locale = find(localeId);
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
function find(id: string): TextLanguage {
  const languages = textLanguages(site);
  const found = languages.find((language) => language.id === id);
  const ids = languages.map((language) => language.id).join(', ');
  if (!found) throw new Error(t('reports.noLanguage', { id, ids }));
  return found;
}
