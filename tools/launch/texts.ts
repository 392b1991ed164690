import { checkBundles } from '../texts/checkBundles.ts';
import { readSite } from '../texts/site.ts';
import { listTexts } from '../translator/server/listTexts.ts';

/** What is wrong with the texts, and the command that shows the details. */
export async function textFaults(root: string): Promise<string[]> {
  const site = await readSite(root);
  const languages = checkBundles(site);
  const findings = languages.flatMap((language) => language.findings);
  const faults = findings.length > 0 ? [`${findings.length} findings: npm run i18n names them.`] : [];
  for (const { locale } of languages) {
    const { texts, problem } = await listTexts(site, locale.id);
    if (problem && faults.push(`${locale.name}: ${problem}`)) continue;
    const outdated = texts.filter(({ states }) => states.includes('outdated'));
    const files = [...new Set(outdated.map(({ file }) => `locales/${locale.id}/${file}.json`))];
    if (outdated.length > 0)
      faults.push(
        `${locale.name}: the English of ${outdated.length} texts has changed since (${files.join(', ')}); npm run dev, “Translate”, shows them.`,
      );
  }
  return faults;
}
