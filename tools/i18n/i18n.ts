// npm run i18n           lists what is missing or wrong in every language
// npm run i18n -- ko     the same for one language
// npm run i18n -- github the same, also as annotations and a summary for GitHub Actions
import { appendFileSync } from 'node:fs';
import type { CheckedLanguage } from './checkBundles.ts';
import { checkSite } from './checkSite.ts';
import { annotation, branchOf, summary } from './github.ts';
import { ownMessages } from './messages.ts';
import { readSite } from './readSite.ts';
import { counts, inOrder, report } from './report.ts';
import { type TextLanguage, textLanguages } from './site.ts';

const [command = 'all'] = process.argv.slice(2);
const t = ownMessages();
const site = readSite(process.cwd());
try {
  await check();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** Prints the report of all languages, or of the one that was asked for. */
async function check(): Promise<void> {
  const { languages, hasHistory } = await checkSite(
    site,
    command === 'github' ? branchOf(process.env).base : undefined,
  );
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

/** The language with an id. Throws an error that lists the others if there is none. */
function find(id: string): TextLanguage {
  const languages = textLanguages(site);
  const found = languages.find((language) => language.id === id);
  const ids = languages.map((language) => language.id).join(', ');
  if (!found) throw new Error(t('reports.noLanguage', { id, ids }));
  return found;
}
