// npm run bench: the site beside its limit and beside the same app without prerendering, in a real browser.
// npm run bench -- enquiries: how many enquiries the backend takes. npm run bench -- growth: more of everything.
// npm run bench -- database: inserts, sweeps and reports with a million enquiries.
// npm run bench -- lighthouse: Lighthouse's four marks of every page, and an error if one is below 100; with /korean
// after it, of the pages that have that in their address. It fetches Lighthouse.
// RUNS=1 npm run bench is a quick look; the figures to keep are medians of five.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserOptions } from '../browser.ts';
import { PROJECT } from '../project.ts';
import { serveSite } from '../staticSite.ts';
import { chart } from './chart.ts';
import { type Conditions, conditions } from './conditions.ts';
import { growth } from './growth.ts';
import { lighthouse } from './lighthouse.ts';
import { type Visit, visit } from './measure.ts';
import { progress } from './progress.ts';
import { median, middle, type Row, table } from './table.ts';
import { buildVariants, type Variant, variants } from './variants.ts';
import { type Preparation, preparations, walk } from './walk.ts';

const RUNS = Number(process.env.RUNS ?? 5);
const ADDRESSES = [
  '/',
  '/services/real-estate-conveyancing',
  '/lawyers/adam-contoh',
  '/contact',
  '/chinese',
  '/korean',
];

switch (process.argv[2]) {
  case 'enquiries':
    await (await import('./enquiries.ts')).benchEnquiries();
    break;
  case 'database':
    await (await import('./database.ts')).benchDatabase();
    break;
  case 'growth':
    console.log(growth().text);
    break;
  case 'lighthouse':
    await lighthouse(process.argv[3]);
    break;
  case undefined:
    await benchPages();
    break;
  default:
    throw new Error(
      `There is no bench "${process.argv[2]}": enquiries, database, growth, lighthouse, or nothing for the pages`,
    );
}

async function benchPages(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'law-firm-bench-'));
  progress('Building the three');
  const dist = await buildVariants(folder);
  const rows: Row[] = [];
  for (const setting of conditions) {
    for (const address of ADDRESSES) rows.push(...(await benchPage(dist, address, setting)));
  }
  const walks = await benchWalks(dist.site);
  await rm(folder, { recursive: true });
  progress('Building with ten languages and a hundred services');
  const grown = growth();
  process.stderr.write('\n');

  for (const { name } of conditions) {
    console.log(`\n${name}\n${table(rows.filter((row) => row.conditions === name))}`);
  }
  console.log('\nNext page without tools, from the click to the first paint, ms');
  console.table(walks);
  console.log(`\n${grown.text}`);
  await writeFile(
    join(PROJECT, 'docs/bench.json'),
    `${JSON.stringify({ runs: RUNS, rows, walks, growth: grown }, null, 2)}\n`,
  );
  await writeFile(
    join(PROJECT, 'docs/bench.svg'),
    chart(rows.filter(({ conditions }) => conditions === 'phone')),
  );
}

/** The three beside one another, in turn, so that what else the machine does falls on all of them. */
async function benchPage(
  dist: Record<Variant, string>,
  address: string,
  setting: Conditions,
): Promise<Row[]> {
  const names = Object.keys(variants) as Variant[];
  const visits: Record<Variant, Visit[]> = { site: [], limit: [], app: [] };
  for (let run = 1; run <= RUNS; run += 1) {
    for (const name of names) {
      progress(`${setting.name} ${address}: ${variants[name]}, ${run} of ${RUNS}`);
      visits[name].push(await visitOnce(dist[name], address, setting));
    }
  }
  return names.map((name) => ({ conditions: setting.name, address, variant: name, ...median(visits[name]) }));
}

/** How long the next page takes, with each way to prepare it. */
async function benchWalks(site: string): Promise<Record<string, Record<Preparation, number>>> {
  const walks: Record<string, Record<Preparation, number>> = {};
  for (const address of ADDRESSES) {
    const times: Record<Preparation, number[]> = { none: [], prefetch: [], prerender: [] };
    for (let run = 1; run <= RUNS; run += 1) {
      progress(`${address}: on to the next page, ${run} of ${RUNS}`);
      for (const preparation of preparations) times[preparation].push(await walk(site, address, preparation));
    }
    const of = (preparation: Preparation) => Math.round(middle(times[preparation]));
    walks[address] = { none: of('none'), prefetch: of('prefetch'), prerender: of('prerender') };
  }
  return walks;
}

async function visitOnce(dist: string, address: string, setting: Conditions): Promise<Visit> {
  const site = await serveSite(dist);
  const browser = await chromium.launch(await browserOptions());
  try {
    return await visit(browser, site.url + address, setting);
  } finally {
    await browser.close();
    site.close();
  }
}
