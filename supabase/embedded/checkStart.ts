// Runs before `npm start` (npm's prestart): reports taken ports and wrong settings before the slow build.
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { lock } from './lock.ts';
import { readOptions } from './options.ts';
import { needPorts } from './ports.ts';

const root = join(import.meta.dirname, '../..');
try {
  // The same sources as in Vite's configuration (tools/prerender/siteSettings.ts).
  const options = readOptions(root, { ...loadEnv('embedded', root, ''), ...process.env });
  const unlock = lock(options.dataDir);
  unlock();
  await needPorts(options);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
