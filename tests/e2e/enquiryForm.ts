import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { defaultLocale, type Locale } from '../../src/i18n/locales.ts';
import { bundle } from '../unit/bundles.ts';

/** What the visitors of these tests write. */
export const ENQUIRY = {
  name: 'Tan Mei Ling 陈美玲',
  subject: 'Deposit',
  message: 'My landlord keeps what I paid him.',
};

let visitors = 0;

/** An address of one more visitor, which no other test has. */
export const visitor = (): string => `visitor${++visitors}.${process.pid}.${Date.now()}@example.com`;

/** The form on a page, found as a person finds it, by the words of a language. */
export function enquiryForm(page: Page, locale: Locale = defaultLocale) {
  const text = bundle(locale.id, 'enquiry');
  const field = (name: 'name' | 'email' | 'subject' | 'message') =>
    page.getByLabel(text.labels[name], { exact: true });
  return {
    text,
    field,
    send: page.getByRole('button', { name: text.actions.send }),
    /** The title of what stands in its place when it is sent. */
    thanks: page.getByRole('heading', { name: text.success.title }),
    async fillIn(email: string): Promise<void> {
      for (const name of ['name', 'subject', 'message'] as const) await field(name).fill(ENQUIRY[name]);
      await field('email').fill(email);
    },
  };
}

/** The enquiries of an address, read as the firm reads them. */
export async function storedEnquiries(email: string): Promise<Record<string, unknown>[]> {
  const read = (file: string) =>
    JSON.parse(readFileSync(join(String(process.env.TEST_DATA_DIR), file), 'utf8'));
  const address = `${read('running.json').database}/rest/v1/contacts?email=eq.${encodeURIComponent(email)}`;
  return (await fetch(address, { headers: { apikey: read('keys.json').service } })).json();
}
