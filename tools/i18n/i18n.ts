// npm run i18n: checks the texts, and exports and imports them for translation software.
import { appendFileSync, writeFileSync } from 'node:fs';
import { defaultLocale } from '../../src/i18n/locales.ts';
import { checkWords } from '../words/checkWords.ts';
import { ownWords, type Words } from '../words/wordsIn.ts';
import { type CheckedLanguage, checkBundles } from './checkBundles.ts';
import { checkLengths } from './checkLengths.ts';
import { checkOutdated } from './checkOutdated.ts';
import { checkUse } from './checkUse.ts';
import { checkFormatting } from './formatting.ts';
import { annotation, branchOf, summary } from './github.ts';
import { type OutdatedTexts, outdatedTexts } from './outdated.ts';
import { exportPo, importPo } from './po.ts';
import { counts, inOrder, report } from './report.ts';
import { staleTypes } from './resourceTypes.ts';
import { readSite, type Site } from './site.ts';

const [command = 'all', localeId = '', file = `${localeId}.po`] = process.argv.slice(2);
let noHistory = false;
const site = await readSite(process.cwd());
try {
  process.exitCode = await run(site);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function run(site: Site): Promise<number> {
  switch (command) {
    case 'export':
    case 'import':
      console.log(await exchange(site));
      return 0;
    default:
      return check(await checkAll(site));
  }
}

/** Runs every check: the site's texts, their use in the code, the generated files, the tools' own sentences. */
async function checkAll(site: Site): Promise<CheckedLanguage[]> {
  const languages = checkBundles(site);
  const [english] = languages;
  if (!english) throw new Error('src/i18n/locales.ts has no language');
  english.findings.push(...checkUse(site, english), ...staleTypes(site.root));
  for (const language of languages) {
    language.findings.push(...[...language.bundles.values()].flatMap(checkFormatting));
    language.findings.push(...(await checkLengths(site, language)));
  }
  for (const finding of checkWords(site)) {
    languages.find(({ locale }) => locale.id === finding.localeId)?.findings.push(finding);
  }
  for (const language of languages.filter((one) => one !== english)) {
    language.findings.push(
      ...checkOutdated(site.root, english, language, await outdatedIn(site, language.locale.id)),
    );
  }
  return languages;
}

/** The outdated translations; without a git history none, with a warning. */
async function outdatedIn({ root }: Site, localeId: string): Promise<OutdatedTexts> {
  try {
    return await outdatedTexts(root, localeId);
  } catch {
    if (!noHistory) console.log(`${ownWords().reports('noHistory')}\n`);
    noHistory = true;
    return new Map();
  }
}

function check(languages: CheckedLanguage[]): number {
  const words = ownWords();
  const one = languages.filter(({ locale }) => locale.id === command);
  const shown = command === 'all' || command === 'github' ? languages : one;
  const [english] = languages;
  if (shown.length === 0 || !english) throw new Error(help(words));
  const findings = shown.flatMap((language) => language.findings);
  console.log(report(shown, english, words));
  console.log(`\n${words.reports('allTexts', counts(findings, words))}`);
  if (command === 'github') tellGithub(shown);
  return findings.some(({ level }) => level === 'error') ? 1 : 0;
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
  const words = ownWords();
  const { reports } = words;
  const others = site.locales.filter(({ id }) => id !== defaultLocale.id);
  const locale = others.find(({ id }) => id === localeId);
  if (!locale)
    throw new Error(reports('noLanguage', { id: localeId, ids: others.map(({ id }) => id).join(', ') }));
  const outdated = await outdatedIn(site, localeId);
  if (command === 'import')
    return `${importPo(site, locale, file, outdated, words)}\n${reports('import.next')}`;
  writeFileSync(file, exportPo(site, locale, outdated, words));
  return reports('export.done', { file, command: `npm run i18n -- import ${localeId} ${file}` });
}

function help({ reports }: Words): string {
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
