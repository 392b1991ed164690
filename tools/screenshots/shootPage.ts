import type { Browser, Page } from '@playwright/test';

/** Opens an empty page with a viewport in CSS pixels, as for a returning visitor. */
export async function openPage(browser: Browser, width: number, height = 900): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  // The language offer would cover the end of the page, and a draft would fill the next form.
  await page.addInitScript(() => {
    sessionStorage.clear();
    localStorage.setItem('languageOffer', 'decided');
  });
  return page;
}

/**
 * Takes a full-page JPEG of a loaded page.
 *
 * @param screen takes the viewport only
 */
export async function shootPage(page: Page, path: string, screen = false): Promise<void> {
  await page.evaluate(async () => {
    // Lazy pictures would be missing.
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
    // In a scrolled page the sticky header and the skip link would be in the middle of the picture.
    scrollTo(0, 0);
  });
  await page.screenshot({ path, fullPage: !screen, type: 'jpeg', quality: 80 });
}
