// Vite's preview server with the local backend and a site of one page, in a process of its own.
import { preview } from 'vite';
import { localBackend } from '../../supabase/local/localPlugin.ts';
import { readOptions } from '../../supabase/local/options.ts';

await preview({
  root: String(process.env.SITE_ROOT),
  configFile: false,
  appType: 'mpa',
  plugins: [localBackend(readOptions(process.cwd(), process.env))],
});
