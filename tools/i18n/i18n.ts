// npm run i18n           lists what is missing or wrong in every language
// npm run i18n -- ko     the same for one language
// npm run i18n -- github the same, also as annotations and a summary for GitHub Actions
import { appendFileSync } from 'node:fs';
import { checkSite } from './checkBundles.ts';
import { counts, inOrder, report } from './finding.ts';
import { annotation, branchOf, summary } from './github.ts';
import { ownMessages } from './messages.ts';
import { readSite } from './readSite.ts';
import { textLanguages } from './site.ts';

const [command = 'all'] = process.argv.slice(2);
const t = ownMessages();
const site = readSite(process.cwd());
const ids = textLanguages(site).map(({ id }) => id);
const isForGithub = command === 'github';
if (ids.includes(command) || isForGithub || command === 'all') await check();
else {
  console.error(t('reports.noLanguage', { id: command, ids: ids.join(', ') }));
  process.exitCode = 1;
}

/** Prints the report of all languages, or of the one that was asked for. */
async function check(): Promise<void> {
  const branch = isForGithub ? branchOf(process.env) : undefined;
  const { languages, hasHistory } = await checkSite(site, branch?.base);
  const shown = languages.filter(({ locale }) => !ids.includes(command) || locale.id === command);
  if (!hasHistory) console.log(`${t('reports.noHistory')}\n`);
  const findings = shown.flatMap((language) => inOrder(language.findings));
  console.log(report(shown, t));
  console.log(`\n${t('reports.allTexts', counts(findings, t))}`);
  if (branch) {
    // GitHub shows at most ten annotations of each level per step; the job's summary has them all.
    for (const finding of findings) console.log(annotation(finding));
    const file = process.env.GITHUB_STEP_SUMMARY;
    if (file) appendFileSync(file, summary(shown, branch));
  }
  if (findings.some(({ level }) => level === 'error')) process.exitCode = 1;
}
