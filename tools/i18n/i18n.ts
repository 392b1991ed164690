// npm run i18n           lists what is missing or wrong in every language
// npm run i18n -- github the same, also as annotations of the lines in a pull request
//
// With --no-opt, since optimising code that runs once takes a quarter of the time.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundlesIn, loadBundle } from '../../plugins/bundles.ts';
import { createI18n } from '../../src/core/i18n/createI18n.ts';
import { defaultLocale } from '../../src/core/i18n/locales.ts';
import { pagesOf } from '../../src/core/pages.ts';
import { searchEntries } from '../../src/core/search/entries.ts';
import { checkSite } from './checkBundles.ts';
import { annotation, counts, inOrder, report } from './finding.ts';
import { userMessages } from './messages.ts';
import { readSite } from './readSite.ts';
import { requiredBundles, type Site } from './site.ts';

const TYPES = 'src/core/i18n/resources.d.ts';

const t = userMessages();
const isForGithub = process.argv[2] === 'github';
const site = readSite(process.cwd());
const { languages, hasHistory } = await checkSite(site, isForGithub ? baseOnGithub() : undefined);
if (!hasHistory) console.log(`${t('reports.noHistory')}\n`);
const findings = languages.flatMap((language) => inOrder(language.findings));
for (const language of languages) console.log(report(language, t));
console.log(t('reports.allTexts', counts(findings, t)));
// GitHub shows at most ten annotations of each level per step; the report above has them all.
if (isForGithub) for (const finding of findings) console.log(annotation(finding));
const isBroken = findings.some(({ level }) => level === 'error');
const unread = isBroken ? undefined : await readMadeKeys(site).catch(({ message }: Error) => message);
if (unread) console.error(unread);
if (isBroken || unread) process.exitCode = 1;

/** The commit of the main branch that a pull request will be merged into: https://docs.github.com/actions/reference/variables-reference */
function baseOnGithub(): string | undefined {
  const { GITHUB_EVENT_PATH } = process.env;
  const event = GITHUB_EVENT_PATH ? JSON.parse(readFileSync(GITHUB_EVENT_PATH, 'utf8')) : {};
  return event.pull_request?.base?.sha;
}

/**
 * Reads the English texts whose keys the code makes from ids, such as the words of a practice area: the name and preview of
 * every page, and what can be searched for. Throws as a page would: with the file, the key and what to do; and if
 * a new bundle has no type yet.
 */
async function readMadeKeys(site: Site): Promise<void> {
  const types = readFileSync(join(site.root, TYPES), 'utf8');
  const isUntyped = (bundle: string) => !types.includes(`/${bundle}.json'`);
  const untyped = bundlesIn(site.root, defaultLocale.id).find(isUntyped);
  if (untyped) throw new Error(`${TYPES} lacks ${untyped}. Run npm run fix.`);
  const i18n = await createI18n(defaultLocale, loadBundle, requiredBundles(site, defaultLocale));
  for (const { meta, preview } of pagesOf(defaultLocale)) {
    meta(i18n);
    preview?.(i18n);
  }
  searchEntries(i18n);
}
