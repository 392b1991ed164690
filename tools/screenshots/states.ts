import type { Page } from '@playwright/test';

/** A state of a page that takes an interaction to reach. */
interface State {
  name: string;
  /** Takes the viewport only, instead of the full page. */
  screen?: boolean;
  /** Brings the page into the state. Resolves to false if the page has no such state at this width. */
  reach: (page: Page) => Promise<boolean>;
}

/** The states of the pages with a form; these exist in every language. */
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

/** Submits an enquiry against a mocked backend. */
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
