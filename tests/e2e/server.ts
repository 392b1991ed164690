// What the browser tests visit: the built site with its backend, as `npm start` serves it, on ports that are free and
// with data of its own. It says where; Playwright reads that, and hands it to the tests (playwright.config.ts).
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { freePort } from '../../supabase/embedded/ports.ts';
import { PROJECT } from '../../tools/project.ts';
import { builtSite, commandEnv, serveCommand } from '../site/builtSite.ts';

/** How often a start is tried: between the choice of a port and its use, another program can take it. */
const TRIES = 3;

const { dist, dataDir: keys } = builtSite();
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

/** Runs the server until it ends. Resolves to whether that was because a port was taken. */
async function wasInVain(): Promise<boolean> {
  const [port, mailPort, smtpPort] = [await freePort(), await freePort(), await freePort()];
  const child = spawn(`exec ${serveCommand} --outDir ${relative(PROJECT, dist)}`, {
    shell: true,
    cwd: PROJECT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: commandEnv({
      PORT: String(port),
      MAIL_PORT: String(mailPort),
      SMTP_PORT: String(smtpPort),
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
    // It welcomes its user when all of it answers.
    if (String(chunk).includes(`localhost:${port}`)) {
      console.log(`Ready: port ${port}, inbox ${mailPort}, site ${dist}, data ${dataDir}`);
    }
  });
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return code !== 0 && /\bin use\b|EADDRINUSE/.test(said);
}
