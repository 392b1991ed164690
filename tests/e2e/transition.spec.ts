import { expect, test } from './site.ts';

test.use({ reducedMotion: 'no-preference', viewport: { width: 1280, height: 800 } });

/** What `pagereveal` reports of a navigation. */
interface Arrival {
  /** Whether there is a view transition. */
  moves: boolean;
}

test('a card’s picture goes over to its page; elsewhere nobody waits for a transition', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      Object.assign(window, { arrival: { moves: Boolean(viewTransition) } satisfies Arrival });
    });
  });
  const arrival = () => page.evaluate(() => (window as unknown as { arrival: Arrival }).arrival);

  await page.goto('/services');
  await page.locator('main [data-card] a').first().click();
  await page.waitForURL(/\/services\/./);
  expect(await arrival()).toEqual({ moves: true });

  await page.locator('footer a[href$="/disclaimer"]').click();
  await page.waitForURL(/\/disclaimer$/);
  expect(await arrival()).toEqual({ moves: false });
});
