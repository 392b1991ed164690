import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { defaultLocale, type Locale } from '../../src/core/i18n/locales.ts';
import { bundle, filled } from '../unit/bundles.ts';

export const ENQUIRY = { name: 'Tan 陈美玲', subject: 'Deposit', message: 'My landlord keeps what I paid.' };

let visitors = 0;

/** An e-mail address at a domain that no other test uses: everybody at one counts as one person. */
export const visitor = (): string => `visitor@v${++visitors}-${process.pid}-${Date.now()}.example`;

/** The form on a page, located by its labels in a language. */
export function enquiryForm(page: Page, locale: Locale = defaultLocale) {
  const text = bundle(locale.id, 'enquiry');
  const field = (name: 'name' | 'email' | 'subject' | 'message') =>
    page.getByLabel(text.labels[name], { exact: true });
  return {
    text,
    field,
    send: page.getByRole('button', { name: text.actions.send }),
    /** What Send opens as long as the page has no script. */
    waiting: page.getByRole('status').filter({ hasText: filled(text.waiting) }),
    thanks: page.getByRole('heading', { name: text.success.title }),
    async fillIn(email: string): Promise<void> {
      for (const name of ['name', 'subject', 'message'] as const) await field(name).fill(ENQUIRY[name]);
      await field('email').fill(email);
    },
  };
}

/** Waits until the form of a page is live, which is when it stores a draft. */
export const expectLive = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);

/** The stored enquiries of an address, read with the firm's rights. */
export async function storedEnquiries(email: string): Promise<Record<string, unknown>[]> {
  const keys = JSON.parse(readFileSync(join(String(process.env.TEST_DATA_DIR), 'keys.json'), 'utf8'));
  const address = `http://localhost:${process.env.TEST_PORT}/rest/v1/contacts`;
  const all = await (await fetch(address, { headers: { apikey: keys.service } })).json();
  return all.filter((row: { email: string }) => row.email === email);
}
