import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { imagetools } from 'vite-imagetools';
import { checkedBundles } from './build/checkedBundlesPlugin.ts';
import { siteFonts } from './build/fonts/fontsPlugin.ts';
import { prerender } from './build/prerenderPlugin.ts';
import { serveDist } from './build/serveDistPlugin.ts';
import { readSiteSettings } from './build/siteSettings.ts';
import { translator } from './build/translator/translatorPlugin.ts';
import { embedded } from './supabase/embedded/embeddedPlugin.ts';

export default defineConfig(({ mode }) => {
  const settings = readSiteSettings(mode, import.meta.dirname);
  return {
    appType: 'custom',
    define: {
      'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(settings.supabaseUrl),
      'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(settings.anonKey),
    },
    plugins: [
      checkedBundles(),
      react(),
      imagetools(),
      siteFonts(),
      prerender(settings),
      serveDist(),
      translator(),
      settings.embedded && embedded(settings.embedded),
    ],
  };
});
