import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import enEmails from '../../locales/en/emails.json' with { type: 'json' };
import en from '../../locales/en/enquiry.json' with { type: 'json' };
import koEmails from '../../locales/ko/emails.json' with { type: 'json' };
import ko from '../../locales/ko/enquiry.json' with { type: 'json' };
import zhEmails from '../../locales/zh/emails.json' with { type: 'json' };
import zh from '../../locales/zh/enquiry.json' with { type: 'json' };
import { facts } from '../../src/firm/firm.ts';
import { expect, test } from './site.ts';

type Texts = typeof en;

/** A text with the firm's facts in it, as the page shows it. */
const shown = (text: string) =>
  text
    .replaceAll('{{replyHours}}', String(facts.replyHours))
    .replaceAll('{{phone}}', facts.phone)
    .replaceAll('{{email}}', facts.email);

let visitors = 0;
const visitor = () => `visitor${++visitors}.${process.pid}.${Date.now()}@example.com`;

async function fillIn(page: Page, texts: Texts, email: string, message = 'My landlord keeps my deposit.') {
  await page.getByLabel(texts.labels.name).fill('Tan Mei Ling 陈美玲');
  await page.getByLabel(texts.labels.email).fill(email);
  await page.getByLabel(texts.labels.subject, { exact: true }).fill('Deposit');
  await page.getByLabel(texts.labels.message).fill(message);
}

/** The enquiries of an address, read as the firm reads them. */
async function storedEnquiries(email: string): Promise<Record<string, unknown>[]> {
  const dataDir = String(process.env.TEST_DATA_DIR);
  const { database } = JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8'));
  const { service } = JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8'));
  const response = await fetch(`${database}/rest/v1/contacts?email=eq.${encodeURIComponent(email)}`, {
    headers: { apikey: service },
  });
  return response.json();
}

const journeys = [
  { from: '/', via: 'SCHEDULE CONSULTATION', at: '/contact', texts: en, emails: enEmails },
  { from: '/chinese', at: '/chinese', texts: zh, emails: zhEmails },
  { from: '/korean', at: '/korean', texts: ko, emails: koEmails },
];

for (const { from, via, at, texts, emails } of journeys) {
  test(`a visitor sends an enquiry from ${from}, and the firm gets it`, async ({ page, mailsOf }) => {
    const email = visitor();
    await page.goto(from);
    if (via) await page.getByRole('link', { name: via }).first().click();
    await expect(page).toHaveURL(at);
    await fillIn(page, texts, email);
    await page.getByRole('button', { name: texts.actions.send }).click();

    await expect(page.getByText(shown(texts.toasts.bothNotified))).toBeVisible();
    await expect(page.getByRole('heading', { name: texts.success.title })).toBeFocused();
    expect(await storedEnquiries(email)).toMatchObject([
      {
        name: 'Tan Mei Ling 陈美玲',
        email,
        phone: null,
        message: 'My landlord keeps my deposit.',
        consent: true,
      },
    ]);
    const [toFirm, toVisitor] = sortMails(await mailsOf(email, 2), email);
    expect(toFirm?.to[0]?.address).toBe(facts.email);
    expect(toFirm?.replyTo?.[0]).toMatchObject({ address: email, name: 'Tan Mei Ling 陈美玲' });
    expect(toFirm?.text).toContain('My landlord keeps my deposit.');
    expect(`${toFirm?.text}${toFirm?.subject}`).not.toContain('Deposit');
    expect(toVisitor?.subject).toBe(emails.acknowledgment.subject);
    expect(toVisitor?.text).toContain('陈美玲');
    expect(`${toVisitor?.text}${toVisitor?.html}`).not.toContain('landlord');

    await page.getByRole('button', { name: texts.actions.another }).click();
    await expect(page.getByLabel(texts.labels.name)).toHaveValue('');
  });
}

const sortMails = <M extends { to: { address: string }[] }>(mails: M[], email: string) => [
  mails.find(({ to }) => to[0]?.address !== email),
  mails.find(({ to }) => to[0]?.address === email),
];

test('fields that are wrong say so, and the first of them gets the focus', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Email *').fill('nobody');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByLabel('Name *')).toBeFocused();
  await expect(page.getByLabel('Name *')).toHaveAccessibleDescription(en.errors.nameRequired);
  await expect(page.getByLabel('Email *')).toHaveAccessibleDescription(en.errors.emailInvalid);
  await expect(page.getByLabel('Message *')).toHaveAttribute('aria-invalid', 'true');
});

test('what was typed survives a reload of the tab, until it is sent', async ({ page }) => {
  const email = visitor();
  await page.goto('/contact');
  await fillIn(page, en, email);
  await page.reload();
  await expect(page.getByLabel('Message *')).toHaveValue('My landlord keeps my deposit.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: en.success.title })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Message *')).toHaveValue('');
});

test('what is typed, and sent, before the script has arrived is kept, and sent', async ({
  page,
  mailsOf,
}) => {
  const email = visitor();
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/hydrateForm/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await fillIn(page, en, email);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByLabel('Message *')).toHaveValue('My landlord keeps my deposit.');
  arrive();
  await expect(page.getByRole('heading', { name: en.success.title })).toBeVisible();
  await mailsOf(email, 2);
});

test('a second click while sending does nothing', async ({ page, mailsOf }) => {
  const email = visitor();
  const inserts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/contacts') && request.method() === 'POST')
      inserts.push(request.url());
  });
  await page.goto('/contact');
  await fillIn(page, en, email);
  await page.getByRole('button', { name: 'Send Message' }).dblclick();
  await expect(page.getByRole('heading', { name: en.success.title })).toBeVisible();
  expect(inserts).toHaveLength(1);
  await mailsOf(email, 2);
});

test.describe('when something fails', () => {
  test.use({ expectedConsole: /Failed to|status of 5\d\d|ERR_|bundle is missing or broken/ });

  test('the database is down: the toast, phone and e-mail, and everything typed is still there', async ({
    page,
  }) => {
    const email = visitor();
    await page.route('**/rest/v1/contacts*', (route) =>
      route.fulfill({ status: 503, json: { message: 'down' } }),
    );
    await page.goto('/contact');
    await fillIn(page, en, email);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText(en.toasts.failed).first()).toBeVisible();
    await expect(page.getByText(shown(en.toasts.failedContact)).first()).toBeVisible();
    await expect(page.getByLabel('Message *')).toHaveValue('My landlord keeps my deposit.');
    await expect(page.getByLabel('Email *')).toHaveValue(email);
    expect(await storedEnquiries(email)).toEqual([]);
  });

  test('the function is down: the enquiry is stored, and mailed later', async ({ page, mailsOf }) => {
    const email = visitor();
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.route('**/functions/v1/**', (route) => route.abort());
    await page.goto('/contact');
    await fillIn(page, en, email);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText(shown(en.toasts.stored))).toBeVisible();
    await expect(page.getByRole('heading', { name: en.success.title })).toBeVisible();
    expect(warnings).toContain('Failed to send email notification');
    expect(await storedEnquiries(email)).toHaveLength(1);
    test.setTimeout(120_000);
    await expect(async () => mailsOf(email, 2)).toPass({ timeout: 90_000 });
  });

  test('only the acknowledgement fails: the second toast', async ({ page }) => {
    await page.route('**/functions/v1/**', (route) =>
      route.request().postDataJSON().type === 'acknowledgment'
        ? route.fulfill({ status: 502, json: { error: 'no' } })
        : route.continue(),
    );
    await page.goto('/contact');
    await fillIn(page, en, visitor());
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText(shown(en.toasts.firmNotified), { exact: true })).toBeVisible();
  });

  test('the form’s code throws: the error screen and the message, inside the frame', async ({ page }) => {
    await page.route(/assets\/enquiry-/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("This bundle is broken")' }),
    );
    await page.goto('/contact');
    await page.getByLabel(en.labels.name).scrollIntoViewIfNeeded();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Unexpected Application Error!');
    await expect(alert).toContainText('locales/en/enquiry.json: this bundle is missing or broken');
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  });

  test('the form’s code does not come: what was typed stays, and the next try sends it', async ({
    page,
    mailsOf,
  }) => {
    const email = visitor();
    await page.route(/hydrateForm/, (route) => route.abort());
    await page.goto('/contact');
    await fillIn(page, en, email);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('alert')).toBeInViewport();
    await expect(page.getByLabel('Message *')).toHaveValue('My landlord keeps my deposit.');
    await page.unroute(/hydrateForm/);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('heading', { name: en.success.title })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await mailsOf(email, 2);
  });

  test('the form’s code does not come, and the visitor opens the page again: what was typed is there', async ({
    page,
  }) => {
    await page.route(/hydrateForm/, (route) => route.abort());
    await page.goto('/contact');
    await fillIn(page, en, visitor());
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute(/hydrateForm/);
    await page.goto('/faq');
    await page.goto('/contact');
    await page.getByLabel('Message *').scrollIntoViewIfNeeded();
    await expect(page.getByLabel('Message *')).toHaveValue('My landlord keeps my deposit.');
  });
});
