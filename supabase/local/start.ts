// npm start: reports taken ports and wrong settings at once, starts the backend while the site is built, serves both.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { preview } from 'vite';
import { readKeys } from './keys.ts';
import { exitOnSignals, startOnce } from './localPlugin.ts';
import { MODE, readOptions } from './options.ts';
import { needPorts } from './ports.ts';

const root = join(import.meta.dirname, '../..');

exitOnSignals();
try {
  const options = readOptions(root);
  await needPorts(options);
  // Before two processes need the keys: the site is built with the page's key.
  readKeys(options.dataDir);
  // The backend's processes inherit it, as they do from Vite's preview server.
  process.env.NODE_ENV ??= 'production';
  console.log('Building the site and starting its backend');
  await Promise.all([build(options.siteDir), startOnce(options)]);
  await preview({ root, mode: MODE, build: { outDir: options.siteDir } });
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

/** Builds the site in a separate process, to free its memory afterwards. If that fails, it has printed why; exits. */
async function build(folder: string): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const args = ['build', '--mode', MODE, '--outDir', folder, '--emptyOutDir'];
  const building = spawn(process.execPath, [vite, ...args], { cwd: root, stdio: 'inherit' });
  process.once('exit', () => building.kill());
  const code = await new Promise<number | null>((ended) => building.once('exit', ended));
  if (code !== 0) process.exit(1);
}
