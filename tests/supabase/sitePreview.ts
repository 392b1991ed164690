// Vite's preview server with the embedded backend and a site of one page, in a process of its own.
import { preview } from 'vite';
import { embedded } from '../../supabase/embedded/embeddedPlugin.ts';
import { readOptions } from '../../supabase/embedded/options.ts';

await preview({
  root: String(process.env.SITE_ROOT),
  configFile: false,
  appType: 'mpa',
  plugins: [embedded(readOptions(process.cwd(), process.env))],
});
