import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { browserOptions } from '../../build/browser.ts';
import { serveSite } from '../../build/staticSite.ts';
import { freePort } from '../../supabase/embedded/ports.ts';
import { buildSite } from './variants.ts';

/**
 * The newest that runs on Node 20. With all that it needs it is 185 MB, so npx fetches it when it is asked for; it
 * is the one part of the project that is not installed with it.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const run = promisify(execFile);

/** Prints Lighthouse's four marks of each page, for a phone. */
export async function lighthouse(root: string, addresses: readonly string[]): Promise<void> {
  const dist = await mkdtemp(join(tmpdir(), 'law-firm-lighthouse-'));
  // Lighthouse looks whether the canonical address is the page's own, and reads robots.txt from inside the page,
  // which a policy that names the backend alone forbids where that has another origin. Search engines do not.
  const port = await freePort();
  buildSite(root, dist, `http://127.0.0.1:${port}`);
  const site = await serveSite(dist, port);
  const { executablePath = chromium.executablePath() } = await browserOptions();
  const flags = [
    '--yes',
    LIGHTHOUSE,
    '--quiet',
    '--output=json',
    '--chrome-flags=--headless=new --no-sandbox',
  ];
  for (const address of addresses) {
    const { stdout } = await run('npx', [...flags, site.url + address], {
      env: { ...process.env, CHROME_PATH: executablePath },
      maxBuffer: 64 * 1024 * 1024,
    });
    const { categories } = JSON.parse(stdout) as {
      categories: Record<string, { title: string; score: number }>;
    };
    const marks = Object.values(categories).map(({ title, score }) => `${title} ${Math.round(score * 100)}`);
    console.log(`${address}: ${marks.join(', ')}`);
  }
  site.close();
  await rm(dist, { recursive: true });
}
