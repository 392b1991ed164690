import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { ViteBuilder } from 'vite';
import { shortHash } from '../digestOf.ts';
import { headingText, prepareHeadings } from '../fonts/headingFonts.ts';
import { cutTextFonts, fontLicences } from '../fonts/textFonts.ts';
import { countSamples } from '../samples.ts';
import { buildCode } from './buildCode.ts';
import { composePage } from './composePage.ts';
import { compress } from './compress.ts';
import { formatHeaders, HEADERS_FILE, headerRules } from './headers.ts';
import { ROBOTS, withNoindex, withNoindexHeader } from './noindex.ts';
import { printStyles, stylesByKind } from './pageStyles.ts';
import { type PrerenderedPage, renderPages } from './renderPages.ts';

/** Where the site and its backend are. */
export interface PageSettings {
  /** The site's origin, for canonical URLs, without a trailing slash. */
  siteUrl: string;
  /** The backend that pages may connect to; `/` if it runs on this machine. */
  supabaseUrl: string;
}

/** Copies the pages' pictures into the built site. */
export type WritePictures = (dist: string) => Promise<void>;

/** Builds the code, then writes every page with its assets. */
export async function prerenderSite(
  builder: ViteBuilder,
  { siteUrl, supabaseUrl }: PageSettings,
  writePictures: WritePictures,
): Promise<void> {
  const began = Date.now();
  const { root } = builder.config;
  // Search engines cannot reach a site on this machine.
  const samples = supabaseUrl === '/' ? 0 : countSamples(root);
  const [fonts, cutHeadings, code] = await Promise.all([
    cutTextFonts(root),
    prepareHeadings(root),
    buildCode(builder),
  ]);
  const { dist, distSsr, renderer, css } = code;
  const write = async (path: string, text: string | Buffer) => {
    await mkdir(dirname(join(dist, path)), { recursive: true });
    await writeFile(join(dist, path), text);
  };

  const assets = join(dist, 'assets');
  await cp(join(distSsr, 'assets'), assets, { recursive: true, filter: (file) => !file.endsWith('.css') });
  for (const { name, data } of fonts.files) await write(`/assets/${name}`, data);
  await write('fonts-licence.txt', fontLicences());
  const pages = await renderPages(renderer, siteUrl);
  const inline = stylesByKind(`${fonts.css}\n${css}`, pages, code.scripts);
  const shell = await readFile(join(root, 'index.html'), 'utf8');
  const print = printStyles(css);
  const printUrl = `/assets/print-${shortHash(print)}.css`;
  await write(printUrl, print);
  const writePage = async (page: PrerenderedPage) => {
    const headings = await cutHeadings.get(page.lang)?.(headingText(page.body, page.lang, css, root));
    for (const { name, data } of headings ?? []) await write(`/assets/${name}`, data);
    const rendered = { ...page, body: page.body.toString() };
    const html = composePage(shell, samples ? withNoindex(rendered) : rendered, {
      scripts: [code.script],
      formCode: code.formCode.get(page.lang),
      inlineStyles: inline.get(page.kind)?.css,
      printStyles: printUrl,
      lateStyles: headings?.filter(({ name }) => name.endsWith('.css')).map(({ name }) => `/assets/${name}`),
    });
    await write(page.file, html);
  };
  await Promise.all(pages.map(writePage));

  for (const { path, text } of await renderer.otherFiles(siteUrl)) await write(path, text);
  if (samples) await write('robots.txt', ROBOTS);
  const paths = pages.map(({ path }) => path);
  const hashes = [...new Set([...inline.values()].map(({ hash }) => hash))].sort();
  const rules = headerRules(paths, supabaseUrl, hashes);
  await write(HEADERS_FILE, formatHeaders(samples ? withNoindexHeader(rules) : rules));
  await compress(dist);
  await writePictures(dist);
  await rm(distSsr, { recursive: true });
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  console.log(`${relative(root, dist) || dist}: ${pages.length} pages, built in ${seconds} s`);
  if (samples) console.log(`Samples: ${samples}, so search engines are kept out; npm run ready lists them`);
}
