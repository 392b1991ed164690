import { type RenderedPage, renderPage } from '../../src/prerender.tsx';

/** The origin that the tests' pages stand at. */
export const SITE_URL = 'https://contoh.example';

/**
 * Puts a page of the site into the document, as a browser has it when the HTML has come and no script has run.
 * By the renderer that writes the site.
 */
export async function openPage(path: string): Promise<RenderedPage> {
  const page = await renderPage(path, SITE_URL);
  history.replaceState(null, '', path);
  document.documentElement.lang = page.lang;
  document.head.innerHTML = page.head;
  document.body.innerHTML = page.body;
  return page;
}
