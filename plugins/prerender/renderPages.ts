import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pMap from 'p-map';
import type { RenderedPage } from '../../src/prerender.tsx';
import type { WrittenFonts } from '../fonts/writeSiteFonts.ts';
import { AT_ONCE } from './atOnce.ts';
import type { Renderer } from './entries.ts';
import { classesIn } from './pageStyles.ts';
import { typeset } from './typeset.ts';
import { writeFileIn } from './writeFileIn.ts';
import type { Kind } from './writeStyles.ts';

/** Every page, rendered. They wait in files, so that memory does not grow with their number. */
export interface RenderedPages {
  /** Where each page is on the site, and in the build. */
  pages: ReturnType<Renderer['pageFiles']>;
  /** What the styles of each kind of page depend on. */
  kinds: Map<number, Kind>;
  /** Reads a page by its file in the build. */
  read: (file: string) => Promise<WaitingPage>;
}

/** A rendered page, and the URL of the stylesheet of its heading font if it has one. */
export interface WaitingPage {
  page: RenderedPage;
  headings: string | undefined;
}

/**
 * Renders every page; the heading font of one is cut while others are rendered. If one throws, rethrows with its address.
 *
 * @param folder where the pages wait; the caller removes it
 */
export async function renderPages(
  renderer: Renderer,
  siteUrl: string,
  fonts: WrittenFonts,
  folder: string,
): Promise<RenderedPages> {
  const pages = renderer.pageFiles();
  const kinds = new Map<number, Kind>();
  const renderOne = async ({ path, file, kind }: (typeof pages)[number]) => {
    const rendered = await renderer.renderPage(path, siteUrl).catch((cause: Error) => {
      throw new Error(`The page ${path} cannot be rendered. ${firstLines(cause.stack)}`);
    });
    const page = { ...rendered, body: typeset(rendered.body, rendered.lang) };
    const { classes, form } = kinds.get(kind) ?? { classes: new Set(), form: false };
    for (const name of classesIn(page.body)) classes.add(name);
    kinds.set(kind, { classes, form: form || page.body.includes('<form') });
    const waiting: WaitingPage = { page, headings: await fonts.headingsOf(page) };
    await writeFileIn(join(folder, file), JSON.stringify(waiting));
  };
  await pMap(pages, renderOne, { concurrency: AT_ONCE });
  return { pages, kinds, read: async (file) => JSON.parse(await readFile(join(folder, file), 'utf8')) };
}

/** The start of a stack trace; the rest is React's. */
const firstLines = (stack = ''): string => stack.split('\n').slice(0, 6).join('\n');
