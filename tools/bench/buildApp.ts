import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { pictures } from '../../plugins/pictures/picturesPlugin.ts';
import { compress } from '../../plugins/prerender/compress.ts';
import { HEADERS_FILE } from '../../plugins/prerender/headers.ts';
import { writeFileIn } from '../../plugins/prerender/writeFileIn.ts';
import { hosted } from '../buildSite.ts';
import { PROJECT } from '../project.ts';
import { fileOf, siteAddresses } from '../siteAddresses.ts';

/**
 * Builds the same pages as a client-rendered app.
 *
 * @param site folder of the built site, for its styles, fonts and headers
 * @param app output folder
 */
export async function buildApp(site: string, app: string): Promise<void> {
  await build({
    root: PROJECT,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: {
      'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(hosted.VITE_SUPABASE_URL),
      'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(hosted.VITE_SUPABASE_ANON_KEY),
    },
    plugins: [react(), pictures()],
    build: {
      outDir: app,
      emptyOutDir: true,
      rolldownOptions: { input: join(PROJECT, 'tools/bench/app/index.html') },
    },
  });
  const shell = await readFile(join(app, 'tools/bench/app/index.html'), 'utf8');
  for (const address of siteAddresses(site)) {
    const html = await readFile(join(site, fileOf(address)), 'utf8');
    await writeFileIn(join(app, fileOf(address)), withStylesOf(html, shell));
  }
  // Both use the same styles and fonts, so that only rendering differs.
  const alike = (file: string) => !/\.(js|js\.br|js\.gz)$/.test(file);
  await cp(join(site, 'assets'), join(app, 'assets'), { recursive: true, filter: alike });
  await cp(join(site, HEADERS_FILE), join(app, HEADERS_FILE));
  await compress(app);
}

/** The shell with its styles replaced by the page's. */
function withStylesOf(html: string, shell: string): string {
  const styles = html.match(/<link rel="stylesheet"[^>]*>|<style\b[^>]*>.*?<\/style>/gs) ?? [];
  if (!styles.some((style) => style.startsWith('<style'))) throw new Error('A page has no styles of its own');
  return shell
    .replace(/<link rel="stylesheet"[^>]*>/g, '')
    .replace('</head>', () => `${styles.join('')}</head>`);
}
