// npm runs this before `npm start`: it says what is taken or set wrong before the site is built, for that takes its time.
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { lock } from './lock.ts';
import { readOptions } from './options.ts';
import { needPorts } from './ports.ts';

const root = join(import.meta.dirname, '../..');
try {
  // As Vite's configuration reads them (tools/prerender/siteSettings.ts).
  const options = readOptions(root, { ...loadEnv('embedded', root, ''), ...process.env });
  const unlock = lock(options.dataDir);
  unlock();
  await needPorts(options);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
