import type { Browser, Page } from '@playwright/test';

/** Opens an empty page of a width and height in CSS pixels, as a visitor sees it who has been there before. */
export async function openPage(browser: Browser, width: number, height = 900): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  // The offer of another language would cover the end of the page; a draft would be in the next form.
  await page.addInitScript(() => {
    sessionStorage.clear();
    localStorage.setItem('languageOffer', 'decided');
  });
  return page;
}

/**
 * Takes a JPEG of a loaded page from its top to its end.
 *
 * @param screen only as much as the screen shows
 */
export async function shootPage(page: Page, path: string, screen = false): Promise<void> {
  await page.evaluate(async () => {
    // Pictures further down load when they come near.
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
    // A page that is scrolled has its sticky header, and its skip link, in the midst of it.
    scrollTo(0, 0);
  });
  await page.screenshot({ path, fullPage: !screen, type: 'jpeg', quality: 80 });
}
