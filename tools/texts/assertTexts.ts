import { ownWords } from '../words/wordsIn.ts';
import { checkBundles } from './checkBundles.ts';
import { inWords } from './finding.ts';
import { readSite } from './site.ts';

/** Throws if the texts of a project have an error; the message names every file and key. */
export async function assertTexts(root: string): Promise<void> {
  const findings = checkBundles(await readSite(root)).flatMap((language) => language.findings);
  const errors = findings.filter(({ level }) => level === 'error');
  if (errors.length === 0) return;
  const list = errors.map((error) => inWords(error, ownWords().findings));
  throw new Error(`The texts in locales/ have errors:\n\n  ${list.join('\n\n  ')}\n`);
}
