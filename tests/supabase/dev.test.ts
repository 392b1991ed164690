import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readKeys } from '../../supabase/local/keys.ts';
import { freePort } from '../../supabase/local/ports.ts';
import { until } from './wait.ts';

const root = join(import.meta.dirname, '..', '..');

let dataDir: string;
let dev: ChildProcess;
let site: string;
let printed = '';

/** How many times it printed the address of the site. */
const starts = () => printed.split(site).length - 1;

beforeAll(async () => {
  // Inside the project, as by default.
  const temp = join(root, 'supabase/.temp');
  mkdirSync(temp, { recursive: true });
  dataDir = mkdtempSync(join(temp, 'test-'));
  const [port, mailPort, smtpPort] = [await freePort(), await freePort(), await freePort()];
  site = `http://localhost:${port}`;
  dev = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), '--mode', 'local-backend'], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      MAIL_PORT: String(mailPort),
      SMTP_PORT: String(smtpPort),
    },
  });
  for (const stream of [dev.stdout, dev.stderr]) {
    stream?.on('data', (text) => {
      printed += text;
    });
  }
  await until('the development server is there', () => starts() === 1);
});
afterAll(async () => {
  const gone = once(dev, 'exit');
  dev.kill();
  await gone;
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
  expect(printed).not.toMatch(/error|fail|in use/i);
});

it('does not serve the keys of the backend', async () => {
  const address = join(dataDir, 'keys.json').slice(root.length);
  for (const path of [address, `/@fs${root}${address}`, `${address}?raw`, `${address}?import`]) {
    const { status } = await fetch(site + path);
    expect([path, status]).toEqual([path, 403]);
  }
});
