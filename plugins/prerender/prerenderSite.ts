import { createHash } from 'node:crypto';
import { cp, readFile, rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildEnvironment, normalizePath, type Rolldown, type ViteBuilder } from 'vite';
import { openSamples } from '../../src/firm/samples.ts';
import { locales } from '../../src/i18n/locales.ts';
import { cutSiteFonts } from '../fonts/siteFonts.ts';
import { writeSiteFonts } from '../fonts/writeSiteFonts.ts';
import { composePage } from './composePage.ts';
import { compress } from './compress.ts';
import { CLIENT, FORM, type Renderer } from './entries.ts';
import { formatHeaders, HEADERS_FILE, headerRules } from './headers.ts';
import { ROBOTS, withNoindex, withNoindexHeader } from './noindex.ts';
import { printStyles, stylesByKind } from './pageStyles.ts';
import { renderPages } from './renderPages.ts';
import { writeFileIn } from './writeFileIn.ts';

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
): Promise<void> {
  const began = Date.now();
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('Vite has no client or no ssr environment');
  const { root } = builder.config;
  // Search engines cannot reach a site on this machine.
  const samples = supabaseUrl === '/' ? 0 : openSamples(root).length;
  // In sequence: Vite's own plugins are shared, and mix up the styles of concurrent builds.
  const build = async () => [await filesOf(builder, client), await filesOf(builder, ssr)] as const;
  const [cut, [browserFiles, pageFiles]] = await Promise.all([cutSiteFonts(root), build()]);

  const dist = resolve(root, client.config.build.outDir);
  const distSsr = resolve(root, ssr.config.build.outDir);
  const assets = join(dist, 'assets');
  const write = (path: string, text: string) => writeFileIn(join(dist, path), text);
  await cp(join(distSsr, 'assets'), assets, { recursive: true, filter: (file) => !file.endsWith('.css') });
  const css = styles(pageFiles);
  const fonts = await writeSiteFonts(cut, root, assets, css);

  const renderer = await loadRenderer(distSsr);
  const pages = await renderPages(renderer, siteUrl);
  const scripts = browserFiles.filter((file) => file.type === 'chunk');
  const code = scripts.map((script) => script.code).join('\n');
  const inline = stylesByKind(`${fonts.css}\n${css}`, pages, code);
  const print = printStyles(css);
  const printFile = `/assets/print-${createHash('sha256').update(print).digest('hex').slice(0, 8)}.css`;
  await write(printFile, print);
  const shell = await readFile(join(root, 'index.html'), 'utf8');
  const { script, formCode } = scriptUrls(scripts, root);
  const shared = { scripts: [script], printStyles: printFile };
  await Promise.all(
    pages.map(async (page) => {
      const headings = await fonts.headingsOf(page);
      const own = {
        formCode: formCode.get(page.lang),
        inlineStyles: inline.get(page.kind)?.css,
        lateStyles: headings ? [headings] : [],
      };
      const rendered = { ...page, body: page.body.toString() };
      await write(
        page.file,
        composePage(shell, samples ? withNoindex(rendered) : rendered, { ...shared, ...own }),
      );
    }),
  );
  for (const { path, text } of await renderer.otherFiles(siteUrl)) await write(path, text);
  if (samples) await write('robots.txt', ROBOTS);
  const hashes = [...new Set([...inline.values()].map(({ hash }) => hash))].sort();
  const rules = headerRules(
    pages.map(({ path }) => path),
    supabaseUrl,
    hashes,
  );
  await write(HEADERS_FILE, formatHeaders(samples ? withNoindexHeader(rules) : rules));
  await compress(dist);
  await writePictures(dist);
  await rm(distSsr, { recursive: true });
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  console.log(`${relative(root, dist) || dist}: ${pages.length} pages, built in ${seconds} s`);
  if (samples) console.log(`Samples: ${samples}, so search engines are kept out; npm run ready lists them`);
}

type BuiltFiles = Rolldown.RolldownOutput['output'];

/** Builds an environment, and returns its files. */
async function filesOf(builder: ViteBuilder, environment: BuildEnvironment): Promise<BuiltFiles> {
  const built = await builder.build(environment);
  if (Array.isArray(built) || !('output' in built)) throw new Error('Vite has made more than one build');
  return built.output;
}

/** The one stylesheet of a build. */
function styles(files: BuiltFiles): string {
  const [file, ...others] = files.filter(({ fileName }) => fileName.endsWith('.css'));
  if (file?.type !== 'asset' || others.length > 0)
    throw new Error('The build has not put all styles into one file');
  return String(file.source);
}

function loadRenderer(distSsr: string): Promise<Renderer> {
  process.setSourceMapsEnabled(true);
  return import(pathToFileURL(join(distSsr, 'prerender.js')).href);
}

/** The URLs of the script that every page loads, and of the form's code and texts by language tag. */
function scriptUrls(chunks: readonly Rolldown.OutputChunk[], root: string) {
  const entry = (name: string) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === normalizePath(join(root, name)));
    if (!chunk) throw new Error(`The build has no ${name}`);
    return chunk;
  };
  const withImports = (chunk: Rolldown.OutputChunk): Rolldown.OutputChunk[] => [
    chunk,
    ...chunks.filter(({ fileName }) => chunk.imports.includes(fileName)).flatMap(withImports),
  ];
  const [client, form] = [entry(CLIENT), entry(FORM)];
  const code = withImports(form).filter((chunk) => chunk !== client);
  const textsOf = (id: string) =>
    chunks.filter(
      ({ fileName, facadeModuleId }) =>
        form.dynamicImports.includes(fileName) && facadeModuleId?.includes(`/locales/${id}/`),
    );
  const url = ({ fileName }: Rolldown.OutputChunk) => `/${fileName}`;
  const urls = (id: string) => [...new Set([...code, ...textsOf(id)].map(url))];
  return { script: url(client), formCode: new Map(locales.map(({ id, tag }) => [tag, urls(id)])) };
}
