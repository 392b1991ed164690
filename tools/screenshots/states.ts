import type { Page } from '@playwright/test';

/** What a page shows only when somebody does something. */
interface State {
  name: string;
  /** Whether it is seen on a screen, or as long as the page is. */
  screen?: boolean;
  /** Brings the page there. Resolves to whether there is such a thing on this page at this width. */
  reach: (page: Page) => Promise<boolean>;
}

/** The states that the pages with a form are shown in; among these are all languages. */
export const states: State[] = [
  { name: 'menu', screen: true, reach: openMenu },
  { name: 'errors', reach: sendNothing },
  { name: 'success', reach: send },
];

async function openMenu(page: Page): Promise<boolean> {
  const button = page.locator('header button[popovertarget]').first();
  if (!(await button.isVisible())) return false;
  await button.click();
  return true;
}

async function sendNothing(page: Page): Promise<boolean> {
  await page.locator('form button').click();
  await page.locator('form [aria-invalid="true"]').first().waitFor();
  return true;
}

/** Sends an enquiry to a backend that takes it, wherever the built site has its own. */
async function send(page: Page): Promise<boolean> {
  await page.route(/\/(rest|functions)\/v1\//, (route) =>
    route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { emailId: 'shown' } }),
  );
  await page.locator('form [name="name"]').fill('Aminah binti Contoh');
  await page.locator('form [name="email"]').fill('aminah@contoh.example');
  await page.locator('form [name="message"]').fill('My landlord has not returned the deposit of RM3,000.');
  await page.locator('form button').click();
  await page.locator('form').waitFor({ state: 'detached' });
  await page.locator('[data-type="success"], [role="alert"]').first().waitFor();
  return true;
}
