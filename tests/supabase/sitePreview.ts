// Vite's preview server with the local backend and a site of one page, in a process of its own. Kills the part of the
// backend that a message names.
import { preview } from 'vite';
import { localBackend, startOnce } from '../../supabase/local/localPlugin.ts';
import { readOptions } from '../../supabase/local/options.ts';

const options = readOptions(process.cwd());
await preview({
  root: String(process.env.SITE_ROOT),
  configFile: false,
  appType: 'mpa',
  plugins: [localBackend(options)],
});
const { children } = await startOnce(options);
process.on('message', (part: keyof typeof children) => process.kill(Number(children[part].pid()), 'SIGKILL'));
