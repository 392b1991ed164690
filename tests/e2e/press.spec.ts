import type { Locator, Page } from '@playwright/test';
import { locales } from '../../src/core/i18n/locales.ts';
import { localizedPath } from '../../src/core/i18n/localizedPath.ts';
import { heavy, howMany } from '../heavy.ts';
import { expectLive } from './enquiryForm.ts';
import { expect, test } from './site.ts';

/** A form of each layout, at full size in every language. */
const others = locales.slice(1, howMany(locales.length, 2));
const forms = ['/contact', ...others.map((locale) => localizedPath(locale, '/'))];
const screens = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
];
/** A required field above the button and one right at it: both show an error when the press takes their focus. */
const FIELDS = ['name', 'message'];
/** Milliseconds for which somebody with a slow hand holds a button. */
const HELD = 600;
/** Pixels: the button itself moves slightly while pressed. */
const GIVES_WAY = 2;

async function openForm(page: Page, path: string): Promise<{ form: Locator; button: Locator }> {
  await page.goto(path);
  const form = page.locator('#enquiry form');
  const button = form.getByRole('button');
  await button.scrollIntoViewIfNeeded();
  await form.dispatchEvent('pointerover');
  await expectLive(page);
  return { form, button };
}

async function centreOf(button: Locator): Promise<{ x: number; y: number }> {
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Holds the mouse button down on a button, which must not move away. */
async function press(page: Page, button: Locator): Promise<void> {
  const { x, y } = await centreOf(button);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.waitForTimeout(HELD);
  expect(Math.abs((await centreOf(button)).y - y)).toBeLessThanOrEqual(GIVES_WAY);
  await page.mouse.up();
}

/** At full size a mouse and a finger on each screen, else the one that is usual there. */
const pointers = screens.flatMap((screen) =>
  [false, true]
    .map((touch) => [screen, touch] as const)
    .filter(([, touch]) => heavy || touch === screen.width < 1000),
);
for (const [path, viewport, hasTouch] of forms.flatMap((path) =>
  pointers.map((one) => [path, ...one] as const),
)) {
  test.describe(`${path} at ${viewport.width} px, the caret in an empty field`, () => {
    test.use({ viewport, hasTouch });

    test(`${hasTouch ? 'a tap' : 'a long press'} on Send submits the form`, async ({ page }) => {
      for (const name of FIELDS) {
        const { form, button } = await openForm(page, path);
        const field = form.locator(`[name="${name}"]`);
        await (hasTouch ? field.tap() : field.focus());
        // No fixed element covers it there.
        await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
        if (hasTouch) {
          const { x, y } = await centreOf(button);
          await page.touchscreen.tap(x, y);
        } else await press(page, button);
        // Submitting the empty form shows its errors and focuses the first invalid field.
        await expect(form.locator('[aria-invalid="true"]')).toHaveCount(3);
        await expect(form.locator('[name="name"]')).toBeFocused();
      }
    });
  });
}
