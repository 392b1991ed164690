// The server for the browser tests: the built site with its backend, as `npm start` runs it, on free ports and with its
// own data. Prints its addresses, which Playwright passes on to the tests (playwright.config.ts).
import { spawn } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { PROJECT } from '../../plugins/project.ts';
import { freePort, newDataDir } from '../ports.ts';
import { builtSite, commandEnv, serveCommand } from '../site/builtSite.ts';

const { dist, dataDir: keys } = await builtSite();
const dataDir = await newDataDir();
cpSync(keys, dataDir, { recursive: true });
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }));

const [port, mailPort] = [await freePort(), await freePort()];
const server = spawn(`exec ${serveCommand} --outDir ${relative(PROJECT, dist)}`, {
  shell: true,
  cwd: PROJECT,
  stdio: ['ignore', 'pipe', 'inherit'],
  env: commandEnv({ PORT: `${port}`, MAIL_PORT: `${mailPort}`, DATA_DIR: dataDir, SWEEP_SECONDS: '2' }),
});
server.stdout.on('data', (chunk) => {
  // It prints its address once everything is ready.
  if (String(chunk).includes(`localhost:${port}`)) {
    console.log(`Ready: port ${port}, inbox ${mailPort}, site ${dist}, data ${dataDir}`);
  }
});
server.once('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => server.kill(signal));
