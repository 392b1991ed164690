import type { Page } from '@playwright/test';
import { lawyers } from '../../src/firm/lawyers.ts';
import { locales } from '../../src/i18n/locales.ts';
import { NOWHERE_ON_CONSOLE, nowhereIn, pagesIn } from './addresses.ts';
import { expect, test } from './site.ts';

/** Keeps what the Content-Security-Policy has stopped, in every document that the page shows. */
async function watchPolicy(page: Page): Promise<string[]> {
  const stopped: string[] = [];
  await page.exposeFunction('noteViolation', (violation: string) => stopped.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      Reflect.get(
        window,
        'noteViolation',
      )(`${document.location.pathname}: ${effectiveDirective} ${blockedURI}`),
    );
  });
  return stopped;
}

/** Visits pages. None may be without the policy, or do what it forbids. */
async function visitUnderPolicy(page: Page, addresses: readonly string[]): Promise<void> {
  const stopped = await watchPolicy(page);
  for (const address of addresses) {
    const response = await page.goto(address, { waitUntil: 'networkidle' });
    const policy = response?.headers()['content-security-policy'];
    expect(policy, address).toContain("default-src 'none'");
    expect(policy, address).not.toContain('unsafe');
  }
  expect(stopped).toEqual([]);
}

for (const locale of locales) {
  test(`no page in ${locale.name} does what the Content-Security-Policy forbids`, async ({ page }) => {
    test.setTimeout(180_000);
    await visitUnderPolicy(page, pagesIn(locale));
  });
}

test.describe('an address that no page has', () => {
  test.use({ expectedConsole: NOWHERE_ON_CONSOLE });

  test('is under the policy as well', ({ page }) => visitUnderPolicy(page, locales.map(nowhereIn)));
});

test.describe('the policy at work', () => {
  test.use({ expectedConsole: /Content Security Policy/ });

  test('what it forbids is stopped and noted', async ({ page }) => {
    const stopped = await watchPolicy(page);
    await page.goto('/');
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
    await expect.poll(() => stopped).toEqual(['/: style-src-attr inline']);
  });
});

test('an enquiry is sent under the policy', async ({ page }) => {
  const stopped = await watchPolicy(page);
  await page.goto('/contact');
  await page.getByLabel('Name *').fill('Mei Lin');
  await page.getByLabel('Email *').fill('policy@visitor.example');
  await page.getByLabel('Message *').fill('A boundary wall.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Message Sent Successfully!' })).toBeVisible();
  expect(stopped).toEqual([]);
});

test('who only reads loads no code of the form; who comes to it does', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/contact', { waitUntil: 'networkidle' });
  expect(scripts.filter((script) => /hydrateForm/.test(script))).toEqual([]);
  await page.getByLabel('Name *').scrollIntoViewIfNeeded();
  await expect.poll(() => scripts.some((script) => /hydrateForm/.test(script))).toBe(true);
});

test('browsers are told to prepare the page that the visitor points at', async ({ page, request }) => {
  const response = await page.goto('/');
  const rules = JSON.parse(response?.headers()['speculation-rules'] ?? '""');
  const answer = await request.get(rules);
  expect(answer.headers()['content-type']).toBe('application/speculationrules+json');
  expect((await answer.json()).prerender[0].eagerness).toBe('moderate');
});

test('a lawyer’s card goes to the address book', async ({ page }) => {
  for (const { slug, name } of lawyers) {
    await page.goto(`/lawyers/${slug}`);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save contact (vCard)' }).click();
    expect((await download).suggestedFilename()).toBe(`${slug}.vcf`);
    const answer = await page.request.get(`/lawyers/${slug}.vcf`);
    expect(answer.headers()['content-type']).toContain('text/vcard');
    expect(await answer.text()).toContain(`FN:${name}`);
  }
});
