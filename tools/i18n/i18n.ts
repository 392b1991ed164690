// npm run i18n: checks the texts; exports and imports them for translation software.
import { appendFileSync, writeFileSync } from 'node:fs';
import { defaultLocale } from '../../src/i18n/locales.ts';
import type { CheckedLanguage } from './checkBundles.ts';
import { checkSite, outdatedIn } from './checkSite.ts';
import { annotation, branchOf, summary } from './github.ts';
import { type Messages, ownMessages } from './messagesIn.ts';
import { exportPo, importPo } from './po.ts';
import { counts, inOrder, report } from './report.ts';
import { readSite, type Site } from './site.ts';

const [command = 'all', localeId = '', file = `${localeId}.po`] = process.argv.slice(2);
const messages = ownMessages();
const site = await readSite(process.cwd());
try {
  if (command === 'export' || command === 'import') console.log(await exchange(site));
  else await check(site);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** Prints the report of all languages, or of the one that was asked for. */
async function check(site: Site): Promise<void> {
  const { english, languages, hasHistory } = await checkSite(site);
  const isAll = command === 'all' || command === 'github';
  const shown = languages.filter(({ locale }) => isAll || locale.id === command);
  if (shown.length === 0) throw new Error(help(messages));
  if (!hasHistory) console.log(`${messages.reports('noHistory')}\n`);
  const findings = shown.flatMap((language) => language.findings);
  console.log(report(shown, english, messages));
  console.log(`\n${messages.reports('allTexts', counts(findings, messages))}`);
  if (command === 'github') tellGithub(shown);
  if (findings.some(({ level }) => level === 'error')) process.exitCode = 1;
}

/** Prints annotations to the log, and appends to the job summary that GitHub provides. */
function tellGithub(languages: CheckedLanguage[]): void {
  // GitHub shows at most ten annotations of each level per step; the summary has them all.
  const findings = languages.flatMap((language) => inOrder(language.findings));
  for (const finding of findings) console.log(annotation(finding));
  const file = process.env.GITHUB_STEP_SUMMARY;
  if (file) appendFileSync(file, summary(languages, branchOf(process.env)));
}

/** Exports or imports a language; returns what was done, in words. */
async function exchange(site: Site): Promise<string> {
  const { reports } = messages;
  const others = site.locales.filter(({ id }) => id !== defaultLocale.id);
  const locale = others.find(({ id }) => id === localeId);
  if (!locale)
    throw new Error(reports('noLanguage', { id: localeId, ids: others.map(({ id }) => id).join(', ') }));
  const outdated = (await outdatedIn(site, localeId)) ?? new Map();
  if (command === 'import')
    return `${importPo(site, locale, file, outdated, messages)}\n${reports('import.next')}`;
  writeFileSync(file, exportPo(site, locale, outdated, messages));
  return reports('export.done', { file, command: `npm run i18n -- import ${localeId} ${file}` });
}

function help({ reports }: Messages): string {
  const commands = {
    'npm run i18n': reports('help.all'),
    'npm run i18n -- ko': reports('help.one'),
    'npm run i18n -- github': reports('help.github'),
    'npm run i18n -- export ko': reports('help.export', { file: 'ko.po' }),
    'npm run i18n -- import ko ko.po': reports('help.import', { folder: 'locales/ko' }),
  };
  return Object.entries(commands)
    .map(([command, what]) => command.padEnd(34) + what)
    .join('\n');
}
