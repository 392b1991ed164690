import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { RenderedPage } from '../../src/prerender.tsx';
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

/**
 * Cuts the fonts of a built site to what its pages show, and writes them beside the styles, into which their
 * rules go, and their licences into the folder above.
 *
 * @param root folder of the project
 * @param assets folder of the built assets
 * @param pages every page of the site
 * @returns tag of a language → addresses of the fonts that each of its pages needs
 */
export async function writeSiteFonts(
  root: string,
  assets: string,
  pages: readonly RenderedPage[],
): Promise<Record<string, string[]>> {
  const [styles, ...others] = (await readdir(assets)).filter((file) => file.endsWith('.css'));
  if (!styles || others.length > 0) throw new Error('The build has not put all styles into one file');
  const css = await readFile(join(assets, styles), 'utf8');
  const fonts = await cutSiteFonts(root, (locale) => {
    const shown = pages.filter(({ lang }) => lang === locale.tag).map(({ body }) => serifText(body, css));
    return titlesOf(locale, root) + shown.join('');
  });
  const whole = `${fonts.css}\n${css}`;
  const hash = createHash('sha256').update(whole).digest('hex').slice(0, 8);
  await writeFile(join(assets, `site-${hash}.css`), whole);
  await rm(join(assets, styles));
  await writeFile(join(assets, '..', 'fonts-licence.txt'), fonts.licence);
  for (const { name, data } of fonts.files) await writeFile(join(assets, name), data);
  const tags = new Set(pages.map(({ lang }) => lang));
  return Object.fromEntries(
    [...tags].map((tag) => [tag, fonts.preload(tag).map((name) => `/assets/${name}`)]),
  );
}
