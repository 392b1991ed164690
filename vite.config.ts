import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devFonts } from './plugins/fonts/devFontsPlugin.ts';
import { pictures } from './plugins/pictures/picturesPlugin.ts';
import { prerender } from './plugins/prerender/prerenderPlugin.ts';
import { serveDist } from './plugins/prerender/serveDistPlugin.ts';
import { readSiteSettings } from './plugins/prerender/siteSettings.ts';
import { localBackend } from './supabase/local/localPlugin.ts';
import { translator } from './tools/translator/server/translatorPlugin.ts';

export default defineConfig(({ mode }) => {
  const sitePictures = pictures();
  const settings = readSiteSettings(mode, import.meta.dirname);
  return {
    appType: 'custom',
    define: {
      'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(settings.supabaseUrl),
      'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(settings.anonKey),
    },
    // docs/browsers.md says who is served what.
    build: { target: ['chrome92', 'safari15.4', 'firefox115'] },
    plugins: [
      react(),
      sitePictures,
      devFonts(),
      prerender(settings, sitePictures.writeTo),
      serveDist(),
      translator(),
      settings.local && localBackend(settings.local),
    ],
  };
});
