import type { Plugin, ViteDevServer } from 'vite';
import { locales } from '../../src/i18n/locales.ts';
import { cutSiteFonts } from './siteFonts.ts';
import { allTexts, charactersOf } from './texts.ts';

/** URL of the fonts in development. */
const FOLDER = '/@site-fonts/';

/** URL of their stylesheet. */
export const DEV_FONT_STYLES = `${FOLDER}fonts.css`;

/** The fonts of all languages, subset to texts. */
interface CutFonts {
  css: string;
  files: Map<string, Buffer>;
  /** The characters that they were subset to. */
  characters: Set<string>;
}

/** Survives the reload of this file when Vite restarts, as it does after an edit of a fact of the firm. */
const kept = globalThis as { devFonts?: CutFonts };

/**
 * Serves the site's fonts in development, subset to all texts. Subsetting takes seconds, so no page waits for it: a
 * page shows the previous fonts, or the device's own, and gets the new ones when they are ready. They are subset again
 * only when characters are missing.
 */
export function devFonts(): Plugin {
  return {
    name: 'dev-fonts',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview,
    configureServer(server) {
      const { root, logger } = server.config;
      let cutting = false;

      async function cutWhatIsMissing(): Promise<void> {
        if (cutting) return;
        cutting = true;
        try {
          if (hasAll(kept.devFonts, root)) return;
          kept.devFonts = await cutForAllPages(root, kept.devFonts);
          replaceStyles(server);
        } catch (error) {
          // Possibly a half-written bundle; its next change triggers this again.
          logger.error(`The fonts could not be cut: ${(error as Error).message}`);
        } finally {
          cutting = false;
        }
      }

      server.httpServer?.once('listening', cutWhatIsMissing);
      server.watcher.on('change', (file) => {
        if (file.endsWith('.json')) cutWhatIsMissing();
      });
      server.middlewares.use(FOLDER, (request, response, next) => {
        const name = request.url?.slice(1).replace(/\?.*/, '') ?? '';
        if (name === 'fonts.css')
          return response.setHeader('content-type', 'text/css').end(kept.devFonts?.css ?? '');
        const data = kept.devFonts?.files.get(name);
        if (!data) return next();
        response.setHeader('content-type', 'font/woff2').end(data);
      });
    },
  };
}

/** Whether fonts have every character of the texts. Throws if a bundle is broken. */
const hasAll = (fonts: CutFonts | undefined, root: string): boolean =>
  [...new Set(allTexts(root))].every((one) => fonts?.characters.has(one));

/** @param before the previous fonts, whose files stay available for open pages */
async function cutForAllPages(root: string, before: CutFonts | undefined): Promise<CutFonts> {
  const characters = new Set(allTexts(root));
  const { css, files, ofPage } = await cutSiteFonts(root);
  const scripts = await Promise.all(locales.map((locale) => ofPage(locale.tag, charactersOf(locale, root))));
  const own = scripts.flatMap((script) => script ?? []);
  const all = [...files, ...own.map(({ file }) => file)];
  return {
    css: [css, ...own.map((script) => script.css)].join('\n'),
    files: new Map([...(before?.files ?? []), ...all.map(({ name, data }) => [name, data] as const)]),
    characters,
  };
}

/** Makes open pages reload the fonts' stylesheet, as Vite does for an edited one. */
function replaceStyles({ environments: { client } }: ViteDevServer): void {
  const update = { type: 'css-update', path: DEV_FONT_STYLES, acceptedPath: DEV_FONT_STYLES } as const;
  client.hot.send({ type: 'update', updates: [{ ...update, timestamp: Date.now() }] });
}
