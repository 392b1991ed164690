import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { locales } from '../../src/i18n/locales.ts';
import { shortHash } from '../digestOf.ts';
import { headingFamily, textFamilies } from './families.ts';
import type { SiteFonts } from './siteFonts.ts';
import { fontFolder } from './slices.ts';
import { laterTitles, serifSelectors, serifText } from './texts.ts';

/**
 * Writes the heading font of a page in a script with many characters, and returns the URL of its stylesheet. A font per
 * page, so that a page's size does not depend on how many others there are.
 */
export type WriteHeadings = (page: { lang: string; body: HTMLElement }) => Promise<string | undefined>;

/**
 * Writes the fonts that all pages of a built site share, and their licences.
 *
 * @param root root folder of the project
 * @param dist folder of the built site
 * @param css the site's styles, which determine what is set in serif
 * @returns a function for the fonts of single pages
 */
export async function writeSiteFonts(
  fonts: SiteFonts,
  root: string,
  dist: string,
  css: string,
): Promise<WriteHeadings> {
  const write = (name: string, data: string | Buffer) => writeFile(join(dist, 'assets', name), data);
  const serif = serifSelectors(css);
  await writeFile(join(dist, 'fonts-licence.txt'), await licences());
  for (const { name, data } of fonts.files) await write(name, data);
  return async ({ lang, body }) => {
    const text = serifText(body, serif) + laterTitles(body, lang, root);
    const own = await fonts.headings.get(lang)?.(text);
    if (!own) return undefined;
    const styles = `headings-${shortHash(own.css)}.css`;
    await write(own.file.name, own.file.data);
    await write(styles, own.css);
    return `/assets/${styles}`;
  };
}

async function licences(): Promise<string> {
  const families = [...Object.values(textFamilies), ...locales.map(({ tag }) => headingFamily(tag))];
  const packages = new Set(families.flatMap((family) => family?.package ?? []));
  const texts = [...packages].map((name) => readFile(join(fontFolder(name), 'LICENSE'), 'utf8'));
  return (await Promise.all(texts)).join('\n\n');
}
