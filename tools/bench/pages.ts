import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { serveSite } from '../../plugins/prerender/staticSite.ts';
import { lawyers } from '../../src/firm/lawyers.ts';
import type { ServiceSlug } from '../../src/firm/services.ts';
import { browserOptions } from '../browser.ts';
import { PROJECT } from '../project.ts';
import { chart } from './chart.ts';
import { phone } from './conditions.ts';
import { type Visit, visit } from './measure.ts';
import { progress } from './progress.ts';
import { median, middle, type Row, table } from './table.ts';
import { buildVariants, type Folders, type Variant, variants } from './variants.ts';
import { type Preparation, preparations, walk } from './walk.ts';

const RUNS = Number(process.env.RUNS ?? 7);
const ADDRESSES = [
  '/',
  '/services/real-estate-conveyancing' satisfies `/services/${ServiceSlug}`,
  `/lawyers/${lawyers[0]?.slug}`,
  '/contact',
  '/chinese',
  '/korean',
];

/** The benchmark of the README: prints the results and saves them in docs/. */
export async function benchAll(): Promise<void> {
  const { rows, walks } = await inFolder(['blank', 'site', 'limit', 'app'], undefined, async (folders) => ({
    rows: await benchPages(folders),
    walks: await benchWalks(folders.get('site') ?? ''),
  }));
  console.log(table(rows));
  console.log('\nNext page without tools, from the click to the first paint, ms');
  console.table(walks);
  await writeFile(
    join(PROJECT, 'docs/bench.json'),
    `${JSON.stringify({ runs: RUNS, rows, walks }, null, 2)}\n`,
  );
  await writeFile(join(PROJECT, 'docs/bench.svg'), chart(rows));
}

/**
 * Compares some variants on the phone; prints the results.
 *
 * @param other folder of another build, if that is among the variants
 */
export async function benchSome(names: readonly Variant[], other?: string): Promise<void> {
  console.log(table(await inFolder(names, other, benchPages)));
}

/** Builds variants in a temporary folder, which exists while a callback runs. */
async function inFolder<Result>(
  names: readonly Variant[],
  other: string | undefined,
  run: (folders: Folders) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'law-firm-bench-'));
  try {
    progress(`Building: ${names.map((name) => variants[name]).join('; ')}`);
    return await run(await buildVariants(folder, names, other));
  } finally {
    await rm(folder, { recursive: true });
    process.stderr.write('\n');
  }
}

async function benchPages(folders: Folders): Promise<Row[]> {
  const rows: Row[] = [];
  for (const address of ADDRESSES) rows.push(...(await benchPage(folders, address)));
  return rows;
}

/** Measures the variants in turn, so that other load on the machine affects all of them equally. */
async function benchPage(folders: Folders, address: string): Promise<Row[]> {
  const visits = [...folders].map(([name, dist]) => ({ name, dist, made: [] as Visit[] }));
  for (let run = 1; run <= RUNS; run += 1) {
    for (const { name, dist, made } of visits) {
      progress(`${address}: ${variants[name]}, ${run} of ${RUNS}`);
      made.push(await visitOnce(dist, address));
    }
  }
  return visits.map(({ name, made }) => ({
    address,
    variant: name,
    ...median(made),
  }));
}

/** Times the next page with each kind of speculation. */
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

async function visitOnce(dist: string, address: string): Promise<Visit> {
  const site = await serveSite(dist);
  const browser = await chromium.launch(await browserOptions());
  try {
    return await visit(browser, site.url + address, phone);
  } finally {
    await browser.close();
    site.close();
  }
}
