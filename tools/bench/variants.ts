import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { buildSite, hosted } from '../buildSite.ts';
import { pictures } from '../pictures/picturesPlugin.ts';
import { compress } from '../prerender/compress.ts';
import { PROJECT } from '../project.ts';
import { fileOf, siteAddresses } from '../siteAddresses.ts';

/** What is measured side by side. */
export const variants = {
  site: 'the site as it is',
  limit: 'the limit: its HTML without any script',
  app: 'the same app, rendered in the browser',
} as const;

export type Variant = keyof typeof variants;

/** Builds all three, each a folder in `folder` that a static host can serve. */
export async function buildVariants(folder: string): Promise<Record<Variant, string>> {
  const dist = { site: join(folder, 'site'), limit: join(folder, 'limit'), app: join(folder, 'app') };
  buildSite(PROJECT, dist.site);
  await stripScripts(dist.site, dist.limit);
  await buildApp(dist.site, dist.app);
  return dist;
}

async function stripScripts(site: string, limit: string): Promise<void> {
  await cp(site, limit, { recursive: true });
  for (const address of siteAddresses(site)) {
    const file = join(limit, fileOf(address));
    const html = await readFile(file, 'utf8');
    const stripped = html
      .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
      .replace(/<link rel="modulepreload"[^>]*>/g, '');
    await writeFile(file, stripped);
  }
  await compress(limit);
}

async function buildApp(site: string, app: string): Promise<void> {
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
    await write(join(app, fileOf(address)), withLinksOf(html, shell));
  }
  // Its styles and fonts are the site's own, so that both look alike.
  const alike = (file: string) => !/\.(js|js\.br|js\.gz)$/.test(file);
  await cp(join(site, 'assets'), join(app, 'assets'), { recursive: true, filter: alike });
  await cp(join(site, '_headers'), join(app, '_headers'));
  await compress(app);
}

/** The shell with the page's links to styles and fonts in the place of its own. */
function withLinksOf(html: string, shell: string): string {
  const links = html.match(/<link rel="(?:preload|stylesheet)"[^>]*>/g) ?? [];
  return shell.replace(/<link rel="stylesheet"[^>]*>/g, '').replace('</head>', `${links.join('')}</head>`);
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
