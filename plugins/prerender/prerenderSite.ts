import { cp, readFile, rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import pMap from 'p-map';
import type { Manifest, ViteBuilder } from 'vite';
import { cutSiteFonts } from '../fonts/siteFonts.ts';
import { writeSiteFonts } from '../fonts/writeSiteFonts.ts';
import { AT_ONCE } from './atOnce.ts';
import { openSamples } from './checklist.ts';
import type { ClassNames } from './classNames.ts';
import { type Assets, composePage } from './composePage.ts';
import { compress } from './compress.ts';
import { CLIENT, FORM, type Renderer } from './entries.ts';
import { formatHeaders, HEADERS_FILE, headerRules } from './headers.ts';
import { ROBOTS, withNoindex, withNoindexHeader } from './noindex.ts';
import { renderPages } from './renderPages.ts';
import { writeFileIn } from './writeFileIn.ts';
import { stylesByKind, takeStyles, writePrintStyles } from './writeStyles.ts';

/** Where the site and its backend are. */
export interface PageSettings {
  /** The site's origin, for canonical URLs, without a trailing slash. */
  siteUrl: string;
  /** The backend that pages may connect to; `/` if it runs on this machine. */
  supabaseUrl: string;
}

/** Copies the pages' pictures into the built site. */
export type WritePictures = (dist: string) => Promise<void>;

/** Builds the client and the pages' code, then writes every page with its assets. */
export async function prerenderSite(
  builder: ViteBuilder,
  { siteUrl, supabaseUrl }: PageSettings,
  writePictures: WritePictures,
  classNames: ClassNames,
): Promise<void> {
  const began = Date.now();
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('Vite has no client or no ssr environment');
  const { root } = builder.config;
  // Search engines cannot reach a site on this machine.
  const samples = supabaseUrl === '/' ? 0 : openSamples(root).length;
  // In sequence: Vite's own plugins are shared, and mix up the styles of concurrent builds.
  const build = async () => [await builder.build(client), await builder.build(ssr)];
  const [cut] = await Promise.all([cutSiteFonts(root), build()]);

  const dist = resolve(root, client.config.build.outDir);
  const distSsr = resolve(root, ssr.config.build.outDir);
  await cp(join(distSsr, 'assets'), join(dist, 'assets'), { recursive: true });
  const renderer = await loadRenderer(distSsr);
  const assets = join(dist, 'assets');
  const css = await takeStyles(assets);
  const fonts = await writeSiteFonts(cut, root, assets, css);
  const { pages, kinds, read } = await renderPages(renderer, siteUrl, fonts, join(distSsr, 'pages'));
  const styles = stylesByKind(`${fonts.css}\n${css}`, kinds, classNames);
  const shell = await readFile(join(root, 'index.html'), 'utf8');
  const shared = { ...(await readScripts(dist)), printStyles: await writePrintStyles(css, assets) };
  const writePage = async ({ file, kind }: (typeof pages)[number]) => {
    const { page, headings } = await read(file);
    const own = { inlineStyles: styles.get(kind)?.css, lateStyles: headings ? [headings] : [] };
    const shown = samples ? withNoindex(page) : page;
    await writeFileIn(join(dist, file), composePage(shell, shown, { ...shared, ...own }));
  };
  await pMap(pages, writePage, { concurrency: AT_ONCE });
  for (const { path, text } of await renderer.otherFiles(siteUrl)) await writeFileIn(join(dist, path), text);
  if (samples) await writeFileIn(join(dist, 'robots.txt'), ROBOTS);
  const addresses = pages.map(({ path }) => path);
  // Sorted, since pages are done in another order each time: the same site has the same headers.
  const hashes = [...new Set([...styles.values()].map(({ hash }) => hash))].sort();
  const rules = headerRules(addresses, supabaseUrl, hashes);
  await writeFileIn(join(dist, HEADERS_FILE), formatHeaders(samples ? withNoindexHeader(rules) : rules));
  await compress(dist);
  await writePictures(dist);
  await rm(distSsr, { recursive: true });
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  console.log(`${relative(root, dist) || dist}: ${pages.length} pages, built in ${seconds} s`);
  if (samples) console.log(`Samples: ${samples}, so search engines are kept out; npm run ready lists them`);
}

function loadRenderer(distSsr: string): Promise<Renderer> {
  process.setSourceMapsEnabled(true);
  return import(pathToFileURL(join(distSsr, 'prerender.js')).href);
}

/** The URLs of the script that every page loads, and of the form's code. */
async function readScripts(dist: string): Promise<Pick<Assets, 'scripts' | 'formCode'>> {
  const manifestFile = join(dist, 'manifest.json');
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  await rm(manifestFile);
  const withImports = (name: string): string[] => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}`);
    return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap(withImports)];
  };
  const scripts = withImports(CLIENT);
  return { scripts, formCode: [...new Set(withImports(FORM))].filter((url) => !scripts.includes(url)) };
}
