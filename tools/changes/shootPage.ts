import type { Browser, Page } from '@playwright/test';

/** Opens an empty page, `width` CSS pixels wide, as for a returning visitor: the language offer would cover its end. */
export async function openPage(browser: Browser, width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await page.addInitScript(() => localStorage.setItem('languageOffer', 'decided'));
  return page;
}

/** Takes a full-page JPEG of a loaded page. */
export async function shootPage(page: Page, path: string): Promise<void> {
  await page.evaluate(async () => {
    // Lazy pictures would be missing.
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
    // In a scrolled page the sticky header and the skip link would be in the middle of the picture.
    scrollTo(0, 0);
  });
  await page.screenshot({ path, fullPage: true, type: 'jpeg', quality: 80 });
}
