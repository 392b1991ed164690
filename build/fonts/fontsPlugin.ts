import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { RenderedPage } from '../../src/prerender.tsx';
import type { Assets } from '../composePage.ts';
import type { FontFile } from './fontFace.ts';
import { cutSiteFonts, type SiteFonts } from './siteFonts.ts';
import { serifText, titlesOf } from './texts.ts';

/** Where the fonts are while developing. */
const FOLDER = '/@site-fonts/';

/** The styles of the fonts while developing. */
export const DEV_FONT_STYLES = `${FOLDER}fonts.css`;

/** Serves the site's fonts while developing, cut to all texts as they are when the first page is asked for. */
export function siteFonts(): Plugin {
  return {
    name: 'site-fonts',
    apply: 'serve',
    configureServer({ middlewares, config, watcher }) {
      let fonts: Promise<SiteFonts> | undefined;
      watcher.on('change', (file) => {
        if (file.endsWith('.json')) fonts = undefined;
      });
      middlewares.use(FOLDER, async (request, response, next) => {
        try {
          fonts ??= cutSiteFonts(config.root);
          const { css, files } = await fonts;
          const name = request.url?.slice(1);
          if (name === 'fonts.css') return response.setHeader('content-type', 'text/css').end(css);
          const file = files.find((file) => file.name === name);
          if (!file) return next();
          response.setHeader('content-type', 'font/woff2').end(file.data);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

/** Addresses of what a page loads for its fonts. */
export type PageFonts = Pick<Assets, 'styles' | 'fonts'>;

/**
 * Cuts the fonts of a built site to what its pages show, and writes them beside the styles, into which the rules of
 * those that all pages have go, and their licences into the folder above. A script of many characters has a font,
 * and a style sheet that calls for it, for each page: so a page costs the same however many others there are.
 *
 * @param root folder of the project
 * @param assets folder of the built assets
 * @param pages every page of the site
 * @returns writes what one of the pages has besides, and says what it loads
 */
export async function writeSiteFonts(
  root: string,
  assets: string,
  pages: readonly RenderedPage[],
): Promise<(page: RenderedPage) => Promise<PageFonts>> {
  const [styles, ...others] = (await readdir(assets)).filter((file) => file.endsWith('.css'));
  if (!styles || others.length > 0) throw new Error('The build has not put all styles into one file');
  const css = await readFile(join(assets, styles), 'utf8');
  const fonts = await cutSiteFonts(root, (locale) => {
    const shown = pages.filter(({ lang }) => lang === locale.tag).map(({ body }) => serifText(body, css));
    return titlesOf(locale, root) + shown.join('');
  });
  await rm(join(assets, styles));
  const shared = await writeStyles(assets, 'site', `${fonts.css}\n${css}`);
  await writeFile(join(assets, '..', 'fonts-licence.txt'), fonts.licence);
  for (const file of fonts.files) await writeFont(assets, file);
  const first = fonts.first.map(address);
  return async ({ lang, body }) => {
    const own = await fonts.ofPage(lang, serifText(body, css));
    if (!own) return { styles: [shared], fonts: first };
    const styles = [shared, await writeStyles(assets, 'headings', own.css)];
    return { styles, fonts: [...first, await writeFont(assets, own.file)] };
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
