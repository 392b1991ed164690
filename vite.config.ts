import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { drawings } from './plugins/drawings.ts';
import { mark } from './plugins/mark/markPlugin.ts';
import { pictures } from './plugins/pictures/picturesPlugin.ts';
import { plainImports, prerender } from './plugins/prerender/prerenderPlugin.ts';
import { serveDist } from './plugins/prerender/staticSite.ts';
import { hostedSettings, type SiteSettings } from './supabase/hosted/hostedSettings.ts';
import { readKeys } from './supabase/local/keys.ts';
import { localBackend } from './supabase/local/localPlugin.ts';
import { MODE, readEnvironment, readOptions } from './supabase/local/options.ts';
import { facts } from './tools/facts/factsPlugin.ts';
import { find } from './tools/find/findPlugin.ts';
import { texts } from './tools/i18n/textsPlugin.ts';

export default defineConfig(({ mode }) => {
  const root = import.meta.dirname;
  const env = readEnvironment(root);
  const local = mode === MODE ? readOptions(root, env) : undefined;
  const settings: SiteSettings = local
    ? { siteUrl: local.siteUrl, supabaseUrl: '/', anonKey: readKeys(local.dataDir).anon }
    : hostedSettings(env);
  return {
    appType: 'custom',
    // readEnvironment() reads .env; Vite would replace what follows a $ in it.
    envDir: false,
    define: {
      'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(settings.supabaseUrl),
      'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(settings.anonKey),
    },
    // Readable, and shorter when compressed than Vite's, which have a hash and a line.
    css: { modules: { generateScopedName: (name, file) => `${name}_${basename(file, '.module.css')}` } },
    // docs/browsers.md says what each browser gets.
    build: { target: ['chrome92', 'safari15.4', 'firefox115'] },
    // The watcher drops a change within 50 ms of another one, so a file written in two steps would be read half.
    server: { watch: { awaitWriteFinish: { stabilityThreshold: 80, pollInterval: 20 } } },
    plugins: [
      facts(),
      texts(),
      react(),
      pictures(),
      mark(),
      find(),
      plainImports(),
      prerender(settings),
      drawings(local ? 'on request' : 'at build'),
      serveDist(),
      local && localBackend(local),
    ],
  };
});
