import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, Plugin, ViteBuilder } from 'vite';
import { writeSiteFonts } from '../fonts/writeSiteFonts.ts';
import { composePage } from './composePage.ts';
import { compress } from './compress.ts';
import { CLIENT, RENDERER, type Renderer } from './entries.ts';
import { formatHeaders, headerRules } from './headers.ts';
import { renderOnRequest } from './renderOnRequest.ts';
import type { SiteSettings } from './siteSettings.ts';

/**
 * Renders every page to an HTML file after the client has been built, and each page on request while
 * developing, by the same code.
 *
 * All styles come out of the pages' build, in one file: the client has the code of the form alone.
 *
 * @param settings origin of the site, for canonical addresses, and the backend, which the pages may speak to
 */
export function prerender(settings: Pick<SiteSettings, 'siteUrl' | 'supabaseUrl'>): Plugin {
  return {
    name: 'prerender',
    config: ({ build: { outDir = 'dist' } = {} }, { command }) => ({
      builder: { buildApp: (builder) => buildSite(builder, settings) },
      environments: {
        client: {
          build: {
            outDir,
            manifest: 'manifest.json',
            cssCodeSplit: false,
            rolldownOptions: { input: CLIENT },
          },
        },
        ssr: {
          // While developing, Node loads the packages itself: Vite's runner knows no CommonJS.
          resolve: { noExternal: command === 'build' || undefined },
          build: {
            outDir: `${outDir}-ssr`,
            emitAssets: true,
            copyPublicDir: false,
            cssCodeSplit: false,
            cssMinify: true,
            rolldownOptions: { input: RENDERER, output: { chunkFileNames: 'chunks/[name].js' } },
          },
        },
      },
    }),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return;
        for (const file of Object.keys(bundle)) if (file.endsWith('.css')) delete bundle[file];
      },
    },
    configureServer: (server) => () => renderOnRequest(server, settings.siteUrl),
    hotUpdate({ file, server }) {
      if (this.environment.name !== 'client' || file.endsWith('.css')) return;
      // Most of a page is code that the browser does not have, so it cannot replace it.
      if (!server.environments.ssr?.moduleGraph.getModulesByFile(file)?.size) return;
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

async function buildSite(
  builder: ViteBuilder,
  { siteUrl, supabaseUrl }: Parameters<typeof prerender>[0],
): Promise<void> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('Vite has no client or no ssr environment');
  await builder.build(client);
  await builder.build(ssr);

  const root = builder.config.root;
  const dist = resolve(root, client.config.build.outDir);
  const distSsr = resolve(root, ssr.config.build.outDir);
  await cp(join(distSsr, 'assets'), join(dist, 'assets'), { recursive: true });
  const shell = await readFile(join(root, 'index.html'), 'utf8');
  const renderer: Renderer = await import(pathToFileURL(join(distSsr, 'prerender.js')).href);
  const pages = await Promise.all(
    renderer
      .pageFiles()
      .map(async ({ path, file }) => ({ path, file, page: await renderer.renderPage(path, siteUrl) })),
  );
  const fontsOf = await writeSiteFonts(root, join(dist, 'assets'));
  const scripts = [await readScript(dist)];
  for (const { file, page } of pages) {
    await write(join(dist, file), composePage(shell, page, { scripts, ...(await fontsOf(page)) }));
  }
  for (const { path, text } of await renderer.otherFiles(siteUrl)) await write(join(dist, path), text);
  const rules = headerRules(
    pages.map(({ path }) => path),
    supabaseUrl,
  );
  await write(join(dist, '_headers'), formatHeaders(rules));
  await compress(dist);
  await rm(distSsr, { recursive: true });
}

/** The address of the script that every page loads. */
async function readScript(dist: string): Promise<string> {
  const manifestFile = join(dist, 'manifest.json');
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  await rm(manifestFile);
  const script = manifest[CLIENT]?.file;
  if (!script) throw new Error(`The build has no ${CLIENT}`);
  return `/${script}`;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
