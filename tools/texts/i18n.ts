// npm run i18n: says what is wrong with the texts, and takes them to translation software and back.
import { appendFileSync, writeFileSync } from 'node:fs';
import { checkWords } from '../words/checkWords.ts';
import { ownWords } from '../words/wordsIn.ts';
import { type CheckedLanguage, checkBundles } from './checkBundles.ts';
import { checkOutdated } from './checkOutdated.ts';
import { staleFiles } from './derivedFiles.ts';
import { exportPo } from './exportPo.ts';
import { checkFormatting } from './formatting.ts';
import { annotation, branchOf, summary } from './github.ts';
import { catalogueLocale, importPo } from './importPo.ts';
import { type OutdatedTexts, outdatedTexts } from './outdated.ts';
import { counts, inOrder, report } from './report.ts';
import { readSite, type Site } from './site.ts';
import { checkUse } from './usedKeys.ts';

const HELP = `npm run i18n                      what is missing or wrong, in every language
npm run i18n -- ko                the same for one language
npm run i18n -- github            the same as notes on the lines and a summary, for GitHub Actions
npm run i18n -- export ko         writes ko.po, for Poedit and other translation software
npm run i18n -- import ko.po      takes the translations from it into locales/ko`;

const [command = 'all', argument = '', output = ''] = process.argv.slice(2);
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
      return exportTo(site, argument, output || `${argument}.po`);
    case 'import':
      console.log(importPo(site, argument, await outdatedIn(site, catalogueLocale(site, argument).id)));
      return 0;
    default:
      return check(await checkAll(site));
  }
}

/** Everything that is looked at: the site's texts, how the code uses them, what is made from them, the tools' own words. */
async function checkAll(site: Site): Promise<CheckedLanguage[]> {
  const languages = checkBundles(site);
  const [english] = languages;
  if (!english) throw new Error('src/i18n/locales.ts has no language');
  english.findings.push(...checkUse(site, english), ...staleFiles(site.root));
  for (const language of languages) {
    language.findings.push(...[...language.bundles.values()].flatMap(checkFormatting));
  }
  for (const finding of checkWords(site)) {
    languages.find(({ locale }) => locale.id === finding.localeId)?.findings.push(finding);
  }
  for (const language of languages.filter((one) => one !== english)) {
    language.findings.push(...checkOutdated(site.root, language, await outdatedIn(site, language.locale.id)));
  }
  return languages;
}

/** The translations that are older than the English; without a history none, and it says so once. */
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
  if (shown.length === 0 || !english) throw new Error(HELP);
  const findings = shown.flatMap((language) => language.findings);
  console.log(report(shown, english, words));
  console.log(`\n${words.reports('allTexts', counts(findings, words))}`);
  if (command === 'github') tellGithub(shown);
  return findings.some(({ level }) => level === 'error') ? 1 : 0;
}

/** Notes for the lines go to the log, from which GitHub takes them; it names a file for the summary. */
function tellGithub(languages: CheckedLanguage[]): void {
  // Of each kind, GitHub shows ten of a step beside the lines; the summary has them all.
  const findings = languages.flatMap((language) => inOrder(language.findings));
  for (const finding of findings) console.log(annotation(finding));
  const file = process.env.GITHUB_STEP_SUMMARY;
  if (file) appendFileSync(file, summary(languages, branchOf(process.env)));
}

async function exportTo(site: Site, localeId: string, file: string): Promise<number> {
  const { po, texts, open } = exportPo(site, localeId, await outdatedIn(site, localeId));
  writeFileSync(file, po);
  console.log(`${file}: ${texts} texts, ${open} of them without a translation.`);
  console.log(`When it is translated: npm run i18n -- import ${file}`);
  return 0;
}
