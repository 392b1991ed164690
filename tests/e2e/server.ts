// The server for the browser tests: the built site with its backend, as `npm start` runs it, on free ports and with its
// own data. Prints its addresses, which Playwright passes on to the tests (playwright.config.ts).
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { PROJECT } from '../../plugins/project.ts';
import { freePort } from '../ports.ts';
import { builtSite, commandEnv, serveCommand } from '../site/builtSite.ts';

/** Attempts to start: another program may take a port between its choice and its use. */
const TRIES = 3;

const { dist, dataDir: keys } = await builtSite();
const dataDir = mkdtempSync(join(tmpdir(), 'law-firm-e2e-'));
cpSync(keys, dataDir, { recursive: true });
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }));

let server: ChildProcess | undefined;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => (server ? server.kill(signal) : process.exit()));
}
for (let left = TRIES - 1; await wasInVain(); left -= 1) {
  if (left === 0) process.exit(1);
}

/** Runs the server until it exits. Resolves to whether a port was taken. */
async function wasInVain(): Promise<boolean> {
  const [port, mailPort] = [await freePort(), await freePort()];
  const child = spawn(`exec ${serveCommand} --outDir ${relative(PROJECT, dist)}`, {
    shell: true,
    cwd: PROJECT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: commandEnv({
      PORT: String(port),
      MAIL_PORT: String(mailPort),
      DATA_DIR: dataDir,
      SWEEP_SECONDS: '2',
    }),
  });
  server = child;
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
    process.stderr.write(chunk);
  });
  child.stdout.on('data', (chunk) => {
    // It prints its address once everything is ready.
    if (String(chunk).includes(`localhost:${port}`)) {
      console.log(`Ready: port ${port}, inbox ${mailPort}, site ${dist}, data ${dataDir}`);
    }
  });
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return code !== 0 && /\bin use\b|EADDRINUSE/.test(said);
}
