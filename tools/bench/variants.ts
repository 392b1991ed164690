import { createHash } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compress } from '../../plugins/prerender/compress.ts';
import { writeFileIn } from '../../plugins/prerender/writeFileIn.ts';
import { localeOf } from '../../src/i18n/localizedPath.ts';
import { buildSite } from '../buildSite.ts';
import { PROJECT } from '../project.ts';
import { fileOf, siteAddresses } from '../siteAddresses.ts';
import { buildApp } from './buildApp.ts';

/** The variants, measured side by side. */
export const variants = {
  blank: 'a blank page: one heading, one paragraph',
  site: 'the site as it is',
  limit: 'its HTML without any script',
  app: 'the same app, rendered in the browser',
  linked: 'its styles in a file',
  preloaded: 'its fonts asked for at once',
  other: 'another build',
} as const;

export type Variant = keyof typeof variants;

/** Creates a variant's folder from the built site's. */
const makers: Partial<Record<Variant, (site: string, folder: string) => Promise<void>>> = {
  blank: (site, folder) => rewrite(site, folder, blank),
  limit: (site, folder) => rewrite(site, folder, withoutScripts),
  linked: (site, folder) => rewrite(site, folder, withLinkedStyles),
  preloaded: (site, folder) => rewrite(site, folder, withPreloadedFonts),
  app: buildApp,
};

/** Each variant's folder, ready for a static host. */
export type Folders = ReadonlyMap<Variant, string>;

/**
 * Builds the site, and the named variants of it, in subfolders of `folder`.
 *
 * @param other folder of another build, measured as it is
 */
export async function buildVariants(
  folder: string,
  names: readonly Variant[],
  other?: string,
): Promise<Folders> {
  const site = join(folder, 'site');
  buildSite(PROJECT, site);
  const folders = new Map<Variant, string>();
  for (const name of names) {
    const own = name === 'other' && other ? other : join(folder, name);
    await makers[name]?.(site, own);
    folders.set(name, own);
  }
  return folders;
}

/** Copies a site with each page rewritten. `write` saves an additional file that the page needs. */
async function rewrite(
  site: string,
  folder: string,
  page: (
    html: string,
    address: string,
    write: (file: string, text: string) => void,
  ) => string | Promise<string>,
): Promise<void> {
  await cp(site, folder, { recursive: true });
  for (const address of siteAddresses(site)) {
    const file = join(folder, fileOf(address));
    const files: [string, string][] = [];
    const html = await page(await readFile(file, 'utf8'), address, (name, text) => files.push([name, text]));
    await writeFile(file, html);
    // Small files are not compressed, so stale compressed copies would be served.
    for (const compressed of ['.br', '.gz']) await rm(file + compressed, { force: true });
    for (const [name, text] of files) await writeFileIn(join(folder, name), text);
  }
  await compress(folder);
}

const blank = (_html: string, address: string): string =>
  `<!doctype html><html lang="${localeOf(address).tag}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Blank</title><h1>Heading</h1><p>Paragraph</p></html>`;

const withoutScripts = (html: string): string =>
  html.replace(/<script\b[^>]*>.*?<\/script>/gs, '').replace(/<link rel="modulepreload"[^>]*>/g, '');

const INLINE = /<style\b[^>]*>(.*?)<\/style>/gs;

/** Moves the page's inline styles to a linked file. */
function withLinkedStyles(
  html: string,
  _address: string,
  write: (file: string, text: string) => void,
): string {
  return html.replace(INLINE, (_style, css: string) => {
    const file = `/assets/linked-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
    write(file, css);
    return `<link rel="stylesheet" href="${file}">`;
  });
}

/** Adds preload links for the fonts that the page's own styles name, as many sites do. */
function withPreloadedFonts(html: string): string {
  const fonts = new Set([...html.matchAll(/url\((\/[^)]+\.woff2)\)/g)].map(([, file]) => file));
  if (fonts.size === 0)
    throw new Error('The pages name no fonts in their styles: nothing to ask for at once');
  const links = [...fonts].map(
    (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`,
  );
  return html.replace('<title>', `${links.join('')}<title>`);
}
