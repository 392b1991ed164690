import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROJECT } from '../../plugins/project.ts';
import { readKeys } from '../../supabase/local/keys.ts';
import { freePorts, type Spawned, spawnNode, until } from './processes.ts';

let dataDir: string;
let dev: Spawned;
let site: string;

beforeAll(async () => {
  // Inside the project, as by default.
  const temp = join(PROJECT, 'supabase/.temp');
  mkdirSync(temp, { recursive: true });
  dataDir = mkdtempSync(join(temp, 'test-'));
  const ports = await freePorts();
  site = `http://localhost:${ports.PORT}`;
  dev = spawnNode(['node_modules/vite/bin/vite.js', '--mode', 'local-backend'], {
    DATA_DIR: dataDir,
    ...ports,
  });
  await until('the development server is there', () => dev.printed().includes(site));
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

it('has its backend', async () => {
  await until('the backend answers', answers);
  expect(dev.printed()).not.toMatch(/error|fail|in use/i);
});

it('does not serve the keys of the backend', async () => {
  const address = join(dataDir, 'keys.json').slice(PROJECT.length);
  for (const path of [address, `/@fs${PROJECT}${address}`, `${address}?raw`, `${address}?import`]) {
    const { status } = await fetch(site + path);
    expect([path, status]).toEqual([path, 403]);
  }
});
