import { mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readKeys } from '../../supabase/local/keys.ts';
import { freePorts, type Spawned, spawnNode } from './spawnNode.ts';
import { until } from './wait.ts';

const root = join(import.meta.dirname, '..', '..');

let dataDir: string;
let dev: Spawned;
let site: string;

/** How many times it printed the address of the site. */
const starts = () => dev.printed().split(site).length - 1;

beforeAll(async () => {
  // Inside the project, as by default.
  const temp = join(root, 'supabase/.temp');
  mkdirSync(temp, { recursive: true });
  dataDir = mkdtempSync(join(temp, 'test-'));
  const ports = await freePorts();
  site = `http://localhost:${ports.PORT}`;
  dev = spawnNode(['node_modules/vite/bin/vite.js', '--mode', 'local-backend'], {
    DATA_DIR: dataDir,
    ...ports,
  });
  await until('the development server is there', () => starts() === 1);
});
afterAll(async () => {
  dev.child.kill();
  await dev.closed;
  rmSync(dataDir, { recursive: true, force: true });
});

const answers = () =>
  fetch(`${site}/rest/v1/contacts`, { headers: { apikey: readKeys(dataDir).service } }).then(
    ({ ok }) => ok,
    () => false,
  );

it('restarts when its configuration is edited, and keeps its backend running', async () => {
  expect(await answers()).toBe(true);
  let saved = 0;
  await until('it has restarted', () => {
    // An edit before the watcher is ready is missed; saving again helps.
    if (Date.now() - saved > 10_000) {
      saved = Date.now();
      utimesSync(join(root, 'vite.config.ts'), new Date(), new Date());
    }
    return starts() > 1;
  });
  await until('the backend answers', answers);
  expect(dev.printed()).not.toMatch(/error|fail|in use/i);
});

it('does not serve the keys of the backend', async () => {
  const address = join(dataDir, 'keys.json').slice(root.length);
  for (const path of [address, `/@fs${root}${address}`, `${address}?raw`, `${address}?import`]) {
    const { status } = await fetch(site + path);
    expect([path, status]).toEqual([path, 403]);
  }
});
