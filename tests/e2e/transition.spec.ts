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
  // It comes with the first frame, which may be later than the page.
  const expectArrival = (arrival: Arrival) =>
    expect
      .poll(() => page.evaluate(() => (window as unknown as { arrival?: Arrival }).arrival))
      .toEqual(arrival);

  await expect(async () => {
    await page.goto('/services');
    await page.locator('main [data-card] a').first().click();
    await page.waitForURL(/\/services\/./);
    // For a page that takes four seconds the browser does not wait; then once more.
    await expectArrival({ moves: true });
  }).toPass({ timeout: 120_000 });

  await page.locator('footer a[href$="/disclaimer"]').click();
  await page.waitForURL(/\/disclaimer$/);
  await expectArrival({ moves: false });
});
