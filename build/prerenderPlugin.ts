import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  isRunnableDevEnvironment,
  type Manifest,
  type Plugin,
  type ViteBuilder,
  type ViteDevServer,
} from 'vite';
import { type Assets, composePage } from './composePage.ts';
import { DEV_FONT_STYLES, writeSiteFonts } from './fonts/fontsPlugin.ts';

type Renderer = typeof import('../src/prerender.tsx');

const DIST = 'dist';
const DIST_SSR = 'dist-ssr';
const CLIENT = 'src/main.tsx';
const FORM = 'src/enquiry/takeOver.tsx';
const RENDERER = 'src/prerender.tsx';
const DEV_ASSETS: Assets = { script: `/${CLIENT}`, styles: [DEV_FONT_STYLES], form: [], fonts: {} };

/**
 * Renders every page to an HTML file after the client has been built, and each page on request while
 * developing, by the same code.
 *
 * All styles come out of the pages' build, in one file: the client has the code of the form alone.
 *
 * @param siteUrl origin of the site, for canonical addresses
 */
export function prerender(siteUrl: string): Plugin {
  return {
    name: 'prerender',
    config: () => ({
      builder: { buildApp: (builder) => buildSite(builder, siteUrl) },
      environments: {
        client: {
          build: {
            outDir: DIST,
            manifest: 'manifest.json',
            cssCodeSplit: false,
            rolldownOptions: { input: CLIENT },
          },
        },
        ssr: {
          resolve: { noExternal: true },
          build: {
            outDir: DIST_SSR,
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
    configureServer: (server) => () => renderOnRequest(server, siteUrl),
    hotUpdate({ file }) {
      if (this.environment.name !== 'client' || !/\/locales\/.*\.json$/.test(file)) return;
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

async function buildSite(builder: ViteBuilder, siteUrl: string): Promise<void> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('Vite has no client or no ssr environment');
  await builder.build(client);
  await builder.build(ssr);

  const root = builder.config.root;
  await cp(join(root, DIST_SSR, 'assets'), join(root, DIST, 'assets'), { recursive: true });
  const shell = await readFile(join(root, 'index.html'), 'utf8');
  const renderer: Renderer = await import(pathToFileURL(join(root, DIST_SSR, 'prerender.js')).href);
  const pages = await Promise.all(
    renderer
      .pageFiles()
      .map(async ({ path, file }) => ({ file, page: await renderer.renderPage(path, siteUrl) })),
  );
  const shown = pages.map(({ page }) => page);
  const fonts = await writeSiteFonts(root, join(root, DIST, 'assets'), shown);
  const assets = { ...(await readAssets(root)), fonts };
  for (const { file, page } of pages) await write(join(root, DIST, file), composePage(shell, page, assets));
  await rm(join(root, DIST_SSR), { recursive: true });
}

/** The hashed names of what every page loads. */
async function readAssets(root: string): Promise<Omit<Assets, 'fonts'>> {
  const manifestFile = join(root, DIST, 'manifest.json');
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  await rm(manifestFile);
  const script = manifest[CLIENT]?.file;
  const form = manifest[FORM];
  if (!script || !form) throw new Error(`The build has no ${CLIENT} or no ${FORM}`);
  const files = await readdir(join(root, DIST, 'assets'));
  return {
    script: `/${script}`,
    styles: files.filter((file) => file.endsWith('.css')).map((file) => `/assets/${file}`),
    form: [form.file, ...(form.imports ?? []).map((id) => manifest[id]?.file)].map((file) => `/${file}`),
  };
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

function renderOnRequest(server: ViteDevServer, siteUrl: string): void {
  const environment = server.environments.ssr;
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error('Vite cannot run the pages');
  server.middlewares.use(async (request, response, next) => {
    const path = new URL(request.originalUrl ?? '/', 'http://localhost').pathname;
    try {
      const renderer: Renderer = await environment.runner.import(`/${RENDERER}`);
      const page = await renderer.renderPage(path, siteUrl);
      const shell = await readFile(join(server.config.root, 'index.html'), 'utf8');
      const html = await server.transformIndexHtml(path, composePage(shell, page, DEV_ASSETS));
      response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8' }).end(html);
    } catch (error) {
      server.ssrFixStacktrace(error as Error);
      next(error);
    }
  });
}
