import { type RenderedPage, renderPage } from '../../src/prerender.tsx';

/** The origin of the pages in these tests. */
export const SITE_URL = 'https://contoh.example';

/**
 * Renders a page of the site into the document, with the code that prerenders the site: the state in which HTML has
 * loaded and no script has run.
 */
export async function openPage(path: string): Promise<RenderedPage> {
  const page = await renderPage(path, SITE_URL);
  history.replaceState(null, '', path);
  document.documentElement.lang = page.lang;
  document.head.innerHTML = page.head;
  document.body.innerHTML = page.body;
  return page;
}
