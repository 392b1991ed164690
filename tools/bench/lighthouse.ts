import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serveSite } from '../../plugins/prerender/staticSite.ts';
import { localeOf } from '../../src/i18n/localizedPath.ts';
import { freePort } from '../../supabase/local/ports.ts';
import { browserOptions } from '../browser.ts';
import { buildSite } from '../buildSite.ts';
import { PROJECT } from '../project.ts';
import { openSamples } from '../ready/checklist.ts';
import { isNotFound, siteAddresses } from '../siteAddresses.ts';
import { progress } from './progress.ts';

/**
 * The newest version for Node 20. With its dependencies it is 185 MB, so npx downloads it on demand; nothing else in
 * the project is missing from the install.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const run = promisify(execFile);

/** The part of Lighthouse's report used here. Scores are 0 to 1. */
interface Report {
  categories: Record<string, Category>;
  audits: Record<string, { title: string; score: number | null; scoreDisplayMode: string }>;
}

interface Category {
  title: string;
  score: number | null;
  auditRefs: { id: string; weight: number }[];
}

/**
 * Prints Lighthouse's four scores of every page on a phone, with the failed audits where one is below 100; in that case
 * the process exits with an error.
 *
 * @param only a regular expression for the addresses to check
 */
export async function lighthouse(only = ''): Promise<void> {
  const dist = await mkdtemp(join(tmpdir(), 'law-firm-lighthouse-'));
  // Lighthouse requires the canonical address to be the page's own.
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  buildSite(PROJECT, dist, { SITE_URL: origin });
  const site = await serveSite(dist, port);
  try {
    const wanted = new RegExp(only);
    const found = siteAddresses(dist).filter((address) => !isNotFound(address) && wanted.test(address));
    if (found.length === 0) throw new Error(`No page has an address that fits ${wanted}`);
    await examineAll(site.url, found);
  } finally {
    site.close();
    await rm(dist, { recursive: true });
  }
}

async function examineAll(origin: string, addresses: readonly string[]): Promise<void> {
  const marks: Record<string, Record<string, number>> = {};
  const losses: string[] = [];
  for (const [index, address] of addresses.entries()) {
    progress(`${address}: ${index + 1} of ${addresses.length}`);
    const report = await examine(origin + address);
    const categories = Object.values(report.categories);
    marks[address] = Object.fromEntries(categories.map((category) => [category.title, mark(category)]));
    for (const category of categories.filter((category) => mark(category) < 100)) {
      losses.push(
        `${address}: ${category.title} ${mark(category)}, for ${lostBy(category, report).join('; ')}`,
      );
    }
  }
  progress('');
  console.table(marks);
  if (losses.length === 0) return;
  console.log(losses.join('\n'));
  process.exitCode = 1;
}

async function examine(url: string): Promise<Report> {
  // A browser in the page's language, as in the other benchmarks: no language is offered.
  const language = localeOf(new URL(url).pathname).tag;
  const browser = `--headless=new --no-sandbox --accept-lang=${language}`;
  const flags = ['--quiet', '--output=json', `--chrome-flags=${browser}`];
  // A site with samples asks search engines to leave it out, on purpose.
  if (openSamples(PROJECT).length > 0) flags.push('--skip-audits=is-crawlable');
  // The address first: its command line takes what follows --skip-audits for audits.
  return JSON.parse(await runLighthouse([url, ...flags]));
}

/**
 * Runs Lighthouse, with retries: now and then Chromium loses the trace of a visit. Its temporary files are removed, for it
 * ends the browser before that has done so.
 */
async function runLighthouse(args: readonly string[], tries = 3): Promise<string> {
  const { executablePath, env } = await browserOptions();
  const temporary = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  try {
    const { stdout } = await run('npx', ['--yes', LIGHTHOUSE, ...args], {
      env: { ...env, CHROME_PATH: executablePath, TMPDIR: temporary },
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout;
  } catch (error) {
    const said = (error as { stderr?: string }).stderr?.trim() || String(error);
    if (tries > 1 && said.includes('Please run Lighthouse again')) return runLighthouse(args, tries - 1);
    throw new Error(said);
  } finally {
    await rm(temporary, { recursive: true });
  }
}

/** The score as Lighthouse displays it; 0 if it could not be computed. */
const mark = ({ score }: Category): number => Math.round((score ?? 0) * 100);

/** The audits that lowered a category's score, with their own scores. */
const lostBy = ({ auditRefs }: Category, { audits }: Report): string[] =>
  auditRefs.flatMap(({ id, weight }) => {
    const audit = audits[id];
    if (!audit || weight === 0 || audit.scoreDisplayMode === 'notApplicable' || audit.score === 1) return [];
    return `${audit.title} (${id}) ${Math.round((audit.score ?? 0) * 100)}`;
  });
