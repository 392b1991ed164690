import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { locales } from '../../src/i18n/locales.ts';
import { headingFamily, textFamilies } from './families.ts';
import { fontFace, source } from './fontFace.ts';
import { familyFaces } from './siteFonts.ts';
import { type Slice, slicesOf } from './slices.ts';

/** URL of the fonts in development. */
const FOLDER = '/@site-fonts/';

/** URL of their stylesheet. */
export const DEV_FONT_STYLES = `${FOLDER}fonts.css`;

/**
 * Serves the site's complete fonts in development, in slices; a browser fetches only the slices that a page needs. The
 * built site subsets them to its texts, and has its headings in one weight.
 */
export function devFonts(): Plugin {
  const texts = Object.values(textFamilies).map((family) => ({
    slices: slicesOf(family.package, family.files),
    css: (slices: Slice[]) =>
      familyFaces(
        family,
        slices.map((slice) => ({ slice, ...source(basename(slice.file)) })),
      ),
  }));
  const headings = locales.flatMap(({ tag }) => {
    const family = headingFamily(tag);
    if (!family) return [];
    const css = (slices: Slice[]) =>
      slices.map(({ file, unicodeRange }) =>
        fontFace({ family: family.family, weight: '400 600', ...source(basename(file)), unicodeRange }),
      );
    return { slices: slicesOf(family.package, 'wght'), css };
  });
  const fonts = [...texts, ...headings];
  const files = new Map(
    fonts.flatMap(({ slices }) => slices.map(({ file }) => [basename(file), file] as const)),
  );
  // Slices overlap, and the last rule wins: Latin must come last.
  const css = fonts.flatMap(({ slices, css }) => css(slices.toReversed())).join('\n');
  return {
    name: 'dev-fonts',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview,
    configureServer(server) {
      server.middlewares.use(FOLDER, (request, response, next) => {
        const name = request.url?.slice(1).replace(/\?.*/, '') ?? '';
        if (name === 'fonts.css') return response.setHeader('content-type', 'text/css').end(css);
        const file = files.get(name);
        if (!file) return next();
        response.setHeader('content-type', 'font/woff2');
        createReadStream(file).pipe(response);
      });
    },
  };
}
