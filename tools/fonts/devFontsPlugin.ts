import type { Plugin, ViteDevServer } from 'vite';
import { locales } from '../../src/i18n/locales.ts';
import { cutSiteFonts } from './siteFonts.ts';
import { allTexts, charactersOf } from './texts.ts';

/** Where the fonts are while developing. */
const FOLDER = '/@site-fonts/';

/** The styles of the fonts while developing. */
export const DEV_FONT_STYLES = `${FOLDER}fonts.css`;

/** The fonts of all languages, cut to texts. */
interface CutFonts {
  css: string;
  files: Map<string, Buffer>;
  /** The characters that they were cut to. */
  characters: Set<string>;
}

/** Vite loads this file anew when it starts itself again, as it does when a fact of the firm is edited. */
const kept = globalThis as { devFonts?: CutFonts };

/**
 * Serves the site's fonts while developing, cut to all texts. Cutting takes seconds, so nobody waits for it: the page is
 * shown in the fonts of before, or in the device's own, and is given the new ones when they are there. They are cut anew
 * only for characters that they lack.
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
          // Among them a file of texts that is half written; the next change comes here again.
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

/** Whether fonts have every character of the texts. Throws where a file of texts is broken. */
const hasAll = (fonts: CutFonts | undefined, root: string): boolean =>
  [...new Set(allTexts(root))].every((one) => fonts?.characters.has(one));

/** @param before whose files stay, for pages that are open */
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

/** Has the pages that are open fetch the styles of the fonts again, as Vite does for a style sheet that was edited. */
function replaceStyles({ environments: { client } }: ViteDevServer): void {
  const update = { type: 'css-update', path: DEV_FONT_STYLES, acceptedPath: DEV_FONT_STYLES } as const;
  client.hot.send({ type: 'update', updates: [{ ...update, timestamp: Date.now() }] });
}
