import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderedPage } from '../../src/prerender.tsx';
import type { Assets } from '../prerender/composePage.ts';
import type { FontFile } from './fontFace.ts';
import { cutSiteFonts } from './siteFonts.ts';
import { serifText, titlesToCome } from './texts.ts';

/** Addresses of what a page loads for its fonts. */
export type PageFonts = Pick<Assets, 'styles' | 'fonts'>;

/**
 * Writes the fonts of a built site beside its styles, into which the rules of those that all pages have go, and the
 * licences into the folder above. A script of many characters has a font, and a style sheet that calls for it, for
 * each page: so a page costs the same however many others there are.
 *
 * @param root folder of the project
 * @param assets folder of the built assets
 * @returns writes the fonts of one page, and says what it loads
 */
export async function writeSiteFonts(
  root: string,
  assets: string,
): Promise<(page: RenderedPage) => Promise<PageFonts>> {
  const [styles, ...others] = (await readdir(assets)).filter((file) => file.endsWith('.css'));
  if (!styles || others.length > 0) throw new Error('The build has not put all styles into one file');
  const css = await readFile(join(assets, styles), 'utf8');
  const fonts = await cutSiteFonts(root);
  await rm(join(assets, styles));
  const shared = await writeStyles(assets, 'site', `${fonts.css}\n${css}`);
  await writeFile(join(assets, '..', 'fonts-licence.txt'), fonts.licence);
  for (const file of fonts.files) await writeFont(assets, file);
  const serif = address(fonts.latin.serif);
  const sans = address(fonts.latin.sans);
  return async ({ lang, body }) => {
    const own = await fonts.ofPage(lang, serifText(body, css) + titlesToCome(body, lang, root));
    if (!own) return { styles: [shared], fonts: [serif, sans] };
    const styles = [shared, await writeStyles(assets, 'headings', own.css)];
    return { styles, fonts: [await writeFont(assets, own.file), sans] };
  };
}

const address = (name: string): string => `/assets/${name}`;

async function writeFont(assets: string, { name, data }: FontFile): Promise<string> {
  await writeFile(join(assets, name), data);
  return address(name);
}

async function writeStyles(assets: string, name: string, css: string): Promise<string> {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const file = `${name}-${hash}.css`;
  await writeFile(join(assets, file), css);
  return address(file);
}
