import { type HTMLElement, parse } from 'node-html-parser';
import type { RenderedPage } from '../../src/prerender.tsx';
import type { Renderer } from './entries.ts';
import { markForeignTerms } from './foreignTerms.ts';
import { typeset } from './typeset.ts';

/** A page in one language, rendered and typeset. */
export interface PrerenderedPage extends Omit<RenderedPage, 'body'> {
  /** Its path on the site, and its file in the build. */
  path: string;
  file: string;
  /** Its component: pages of the same kind share their styles. */
  kind: unknown;
  body: HTMLElement;
}

/** Renders every page. If one throws, rethrows with its address. */
export async function renderPages(renderer: Renderer, siteUrl: string): Promise<PrerenderedPage[]> {
  return Promise.all(
    renderer.pageFiles().map(async (page) => {
      const rendered = await renderer.renderPage(page.path, siteUrl).catch((cause: Error) => {
        throw new Error(`The page ${page.path} cannot be rendered. ${firstLines(cause.stack)}`);
      });
      // React's comments stay: hydration uses them to separate adjacent texts.
      const body = parse(rendered.body, { comment: true });
      markForeignTerms(body, rendered.lang);
      typeset(body, rendered.lang);
      return { ...rendered, ...page, body };
    }),
  );
}

/** The first lines of a stack trace; the rest is inside React. */
const firstLines = (stack = ''): string => stack.split('\n').slice(0, 6).join('\n');
