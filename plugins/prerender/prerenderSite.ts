import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ViteBuilder } from 'vite';
import { laterTitles, prepareHeadings } from '../fonts/headingFonts.ts';
import { cutTextFonts, fontLicences } from '../fonts/textFonts.ts';
import { shortHash } from '../makeOnce.ts';
import { filesBelow } from '../project.ts';
import { countSamples } from '../samples.ts';
import { buildCode, type Renderer } from './buildCode.ts';
import { composePage, type FinishedPage, finishPage, ROBOTS, withNoindex } from './finishPage.ts';
import { type HostName, hosts } from './hosts/hosts.ts';
import { fileOf, RULES_FILE, siteRules } from './hosts/siteRules.ts';
import { readStyles, type SiteStyles } from './siteStyles.ts';

export interface PageSettings {
  /** The site's origin, for canonical URLs, without a trailing slash. */
  siteUrl: string;
  /** The backend that pages may connect to; `/` if it runs on this machine. */
  supabaseUrl: string;
  /** The host for which it is built; none if it runs on this machine. */
  host?: HostName;
}

/** Builds the code, then writes every page with its assets. */
export async function prerenderSite(builder: ViteBuilder, settings: PageSettings): Promise<void> {
  const { siteUrl, supabaseUrl, host } = settings;
  const began = Date.now();
  const { root } = builder.config;
  // Search engines cannot reach a site on this machine.
  const { left, keepOut } = supabaseUrl === '/' ? { left: 0, keepOut: false } : countSamples(root);
  const cutting = Promise.all([cutTextFonts(root), prepareHeadings(root)]);
  const [[fonts, cutHeadings], code] = await Promise.all([cutting, buildCode(builder)]);
  const { dist, renderer } = code;
  const write = async (path: string, text: string | Uint8Array) => {
    await mkdir(dirname(join(dist, path)), { recursive: true });
    await writeFile(join(dist, path), text);
  };

  const styles = readStyles(code.css, fonts.css);
  const pages = await finishPages(renderer, siteUrl, styles);
  const inline = stylesByKind(styles, pages, code.scripts);
  const printUrl = `/assets/print-${shortHash(styles.print)}.css`;
  const shell = await readFile(join(root, 'index.html'), 'utf8');
  const writePage = async (page: FinishedPage) => {
    const later = page.hasForm ? laterTitles(page.lang, root) : '';
    const headings = (await cutHeadings.get(page.lang)?.(page.serifText + later)) ?? [];
    for (const { name, data } of headings) await write(`/assets/${name}`, data);
    const html = composePage(shell, keepOut ? withNoindex(page) : page, {
      scripts: [code.script],
      form: { script: code.formScript, files: code.formCode.get(page.lang) ?? [] },
      inlineStyles: inline.get(page.kind),
      printStyles: printUrl,
      lateStyles: headings.filter(({ name }) => name.endsWith('.css')).map(({ name }) => `/assets/${name}`),
    });
    await write(fileOf(page.path), html);
  };
  await Promise.all(pages.map(writePage));

  await write(printUrl, styles.print);
  for (const { name, data } of fonts.files) await write(`/assets/${name}`, data);
  await write('fonts-licence.txt', fontLicences());
  for (const { fileName, source } of code.assets) await write(fileName, source);
  for (const { path, text } of renderer.otherFiles(siteUrl)) await write(path, await text());
  if (keepOut) await write('robots.txt', ROBOTS);
  // The server of `npm start` sends the compressed copies, too.
  if (!host || hosts[host].copies) await compress(dist);
  const rules = siteRules({ dist, supabaseUrl, styles: inline.values(), isHidden: keepOut });
  await write(RULES_FILE, JSON.stringify(rules));
  const files = host ? hosts[host].files(rules, siteUrl) : {};
  for (const [path, text] of Object.entries(files)) await write(path, text);
  await rm(code.distSsr, { recursive: true });
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  console.log(`${relative(root, dist) || dist}: ${pages.length} pages, built in ${seconds} s`);
  const effect = keepOut ? ', so search engines are kept out' : '';
  if (left) console.log(`Samples: ${left}${effect}; npm run ready lists them`);
}

/** Renders and finishes every page. If one throws, rethrows with its address, and the component that it is about. */
function finishPages(renderer: Renderer, siteUrl: string, { serif }: SiteStyles): Promise<FinishedPage[]> {
  const finish = async (path: string) => {
    const page = await renderer.renderPage(path, siteUrl).catch(({ stack = '' }: Error) => {
      const lines = stack.split('\n').filter((line) => !line.includes('node_modules'));
      const why = lines.slice(0, 6).join('\n');
      throw new Error(`The page ${path} (src/core/pages.ts) cannot be rendered. ${why}`);
    });
    return finishPage(page, serif);
  };
  return Promise.all(renderer.pagePaths().map(finish));
}

/**
 * The inline styles by kind of page: the rules that its pages can match. The policy lists one hash for each. A page with
 * the form may get any class that the site's scripts name.
 */
function stylesByKind(styles: SiteStyles, pages: readonly FinishedPage[], scripts: string) {
  const named = scripts.match(/[\w-]+/g) ?? [];
  const classes = new Map<string, Set<string>>();
  for (const page of pages) {
    const all = [...(classes.get(page.kind) ?? []), ...page.classes, ...(page.hasForm ? named : [])];
    classes.set(page.kind, new Set(all));
  }
  return new Map([...classes].map(([kind, all]) => [kind, styles.inline(all)]));
}

/** The highest quality (11) takes twice as long, for 1.6 % fewer bytes. */
const QUALITY = 10;

const TEXT = /\.(html|css|js|svg|xml|txt|json|vcf|webmanifest)$/;
/** Files below this size fit into one packet uncompressed. Bytes. */
const SMALLEST = 1024;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Adds a Brotli and a gzip copy of every text file in a folder, for hosts that serve them. */
async function compress(folder: string): Promise<void> {
  const compressFile = async (name: string) => {
    const file = join(folder, name);
    const text = await readFile(file);
    if (text.length < SMALLEST) return;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    };
    await writeFile(`${file}.br`, await brotli(text, { params }));
    await writeFile(`${file}.gz`, await gzipped(text, { level: constants.Z_BEST_COMPRESSION }));
  };
  const texts = filesBelow(folder).filter((file) => TEXT.test(file));
  await Promise.all(texts.map(compressFile));
}
