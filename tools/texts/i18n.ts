// npm run i18n: says what is wrong with the texts, and takes them to translation software and back.
import { writeFileSync } from 'node:fs';
import { type CheckedLanguage, checkBundles } from './checkBundles.ts';
import { staleFiles } from './derivedFiles.ts';
import { exportPo } from './exportPo.ts';
import { importPo } from './importPo.ts';
import { count, report } from './report.ts';
import { readSite, type Site } from './site.ts';
import { checkUse } from './usedKeys.ts';

const HELP = `npm run i18n                      what is missing or wrong, in every language
npm run i18n -- ko                the same for one language
npm run i18n -- export ko         writes ko.po, for Poedit and other translation software
npm run i18n -- import ko.po      takes the translations from it into locales/ko`;

const [command = 'all', argument = '', output = ''] = process.argv.slice(2);
const site = await readSite(process.cwd());
try {
  process.exitCode = await run(site);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function run(site: Site): Promise<number> {
  switch (command) {
    case 'all':
      return check(site, checkBundles(site));
    case 'export':
      return exportTo(site, argument, output || `${argument}.po`);
    case 'import':
      console.log(importPo(site, argument));
      return 0;
    default:
      return check(
        site,
        checkBundles(site).filter(({ locale }, index) => index === 0 || locale.id === command),
      );
  }
}

async function check(site: Site, languages: CheckedLanguage[]): Promise<number> {
  const [english, ...others] = languages;
  if (!english) throw new Error('src/i18n/locales.ts has no language');
  if (command !== 'all' && command !== english.locale.id && others.length === 0) throw new Error(HELP);
  english.findings.push(...checkUse(site, english), ...staleFiles(site.root));
  const shown = command === 'all' || command === english.locale.id ? languages : others;
  console.log(report(shown, english));
  const findings = shown.flatMap((language) => language.findings);
  console.log(`\nAll texts: ${count(findings)}.`);
  return findings.some(({ level }) => level === 'error') ? 1 : 0;
}

function exportTo(site: Site, localeId: string, file: string): number {
  const { po, texts, open } = exportPo(site, localeId);
  writeFileSync(file, po);
  console.log(`${file}: ${texts} texts, ${open} of them without a translation.`);
  console.log(`When it is translated: npm run i18n -- import ${file}`);
  return 0;
}
