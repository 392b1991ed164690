import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import getPort from 'get-port';
import { browserOptions } from '../../plugins/browser/browser.ts';
import { isNotFound, siteAddresses } from '../../plugins/prerender/siteAddresses.ts';
import { serveSite } from '../../plugins/prerender/staticSite.ts';
import { PROJECT } from '../../plugins/project.ts';
import { localeOf } from '../../src/i18n/localizedPath.ts';
import { buildSite } from '../buildSite.ts';

/** The newest version for Node 20. It is 185 MB with its dependencies, so npx downloads it on demand. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const run = promisify(execFile);

/** The part of Lighthouse's report that is used here. Scores are 0 to 1. */
interface Report {
  categories: Record<
    string,
    { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, { title: string; score: number | null; scoreDisplayMode: string }>;
}

/**
 * Prints Lighthouse's four scores of every page on a phone, with the audits that lowered one. Exits with an error if one
 * is below 100.
 *
 * @param pattern a regular expression for the addresses to check
 */
export async function lighthouse(pattern = ''): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'law-firm-lighthouse-'));
  const dist = join(folder, 'dist');
  // Lighthouse expects the page's own address as the canonical one.
  const port = await getPort();
  buildSite(PROJECT, dist, { SITE_URL: `http://127.0.0.1:${port}` });
  const site = await serveSite(dist, port);
  try {
    const wanted = new RegExp(pattern);
    const pages = siteAddresses(dist).filter((address) => !isNotFound(address) && wanted.test(address));
    // A site with samples asks search engines to leave it out, on purpose.
    const home = await readFile(join(dist, 'index.html'), 'utf8');
    const options = home.includes('noindex') ? ['--skip-audits=is-crawlable'] : [];
    const rows: Record<string, Record<string, number | string>> = {};
    for (const page of pages) {
      console.error(page);
      const row = rowOf(await examine(site.url + page, options, folder));
      if (row.lost) process.exitCode = 1;
      rows[page] = row;
    }
    console.table(rows);
  } finally {
    site.close();
    await rm(folder, { recursive: true });
  }
}

/** Runs Lighthouse. Chromium sometimes loses the trace of a visit: then it fails, and the pattern repeats that page. */
async function examine(url: string, options: readonly string[], temporary: string): Promise<Report> {
  const { executablePath, env } = await browserOptions();
  // In the page's language, so that no other language is offered.
  const browser = `--headless=new --no-sandbox --accept-lang=${localeOf(new URL(url).pathname).tag}`;
  // The address comes first: the command reads everything after --skip-audits as audit names.
  const args = [LIGHTHOUSE, url, '--quiet', '--output=json', `--chrome-flags=${browser}`, ...options];
  // Lighthouse ends the browser before it has removed its temporary files.
  const { stdout } = await run('npx', ['--yes', ...args], {
    env: { ...env, CHROME_PATH: executablePath, TMPDIR: temporary },
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}

/** Each category's score as Lighthouse displays it (0 if it could not be computed), and the audits that lowered one. */
function rowOf({ categories, audits }: Report): Record<string, number | string> {
  const all = Object.values(categories);
  const scores = all.map(({ title, score }) => [title, Math.round((score ?? 0) * 100)] as const);
  const counted = all.filter(({ score }) => score !== 1).flatMap(({ auditRefs }) => auditRefs);
  const lost = counted
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => audits[id])
    .filter((audit) => audit?.scoreDisplayMode !== 'notApplicable' && audit?.score !== 1);
  return { ...Object.fromEntries(scores), lost: lost.map((audit) => audit?.title).join('; ') };
}
