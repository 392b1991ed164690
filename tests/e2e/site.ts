import { statSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { fileOf, isNotFound, siteAddresses } from '../../plugins/prerender/hosts/siteRules.ts';
import { defaultLocale, type Locale } from '../../src/core/i18n/locales.ts';
import { localeOf, unlocalizedPath } from '../../src/core/i18n/localizedPath.ts';
import type { Mail } from '../../supabase/local/inbox/mails.ts';
import { promiseOf } from '../promises.ts';

interface Fixtures {
  /** Console messages that the test expects; any other error or warning fails it. */
  expectedConsole: RegExp | undefined;
  watchConsole: undefined;
  /** Waits for this many mails to or about an address. */
  mailsOf: (address: string, count: number) => Promise<Mail[]>;
}

export const test = base.extend<Fixtures>({
  expectedConsole: [undefined, { option: true }],
  watchConsole: [
    async ({ page, expectedConsole }, use) => {
      const unexpected: string[] = [];
      const note = (text: string) => void (expectedConsole?.test(text) || unexpected.push(text));
      page.on('pageerror', (error) => note(error.message));
      page.on('console', (message) => {
        // The message of a failed request does not contain its URL.
        if (/error|warning/.test(message.type())) note(`${message.text()} ${message.location().url}`);
      });
      await use(undefined);
      expect(unexpected, 'unexpected errors or warnings on the console').toEqual([]);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  mailsOf: async ({}, use) => {
    await use(async (address, count) => {
      let mails: Mail[] = [];
      const read = async () => {
        const answer = await fetch(`http://localhost:${process.env.TEST_MAIL_PORT}/mails`);
        const all: Mail[] = await answer.json();
        mails = all.filter(({ to, replyTo }) => [...to, ...replyTo].some((who) => who.address === address));
        return mails.length;
      };
      // A mail that the page did not request is due after half a minute, and one that failed is retried after a minute.
      await expect.poll(read, { timeout: 120_000 }).toBe(count);
      return mails;
    });
  },
});

/** Holds back what a page asks for of such files, until the returned function lets it come, or fail. */
export async function holdBack(page: Page, files: RegExp | string, fails = false): Promise<() => void> {
  const { promise, resolve } = promiseOf();
  await page.route(files, async (route) => {
    await promise;
    await (fails ? route.abort() : route.continue());
  });
  return resolve;
}

export { expect };

export const dist = String(process.env.TEST_DIST);

/** The addresses of every page in a language, without its 404 page. Throws if there are few. */
export function addressesIn(locale: Locale): string[] {
  const addresses = siteAddresses(dist).filter((path) => localeOf(path) === locale && !isNotFound(path));
  if (addresses.length < 20) throw new Error(`${dist} has ${addresses.length} pages in ${locale.name}`);
  return addresses;
}

/** The largest pages of each kind in each language, at most so many: they have most parts. */
export const largestOfEachKind = (addresses: readonly string[], most: number): string[] =>
  addresses.filter((address) => {
    const alike = addresses.filter((other) => kindOf(other) === kindOf(address));
    return alike
      .sort((one, other) => sizeOf(other) - sizeOf(one))
      .slice(0, most)
      .includes(address);
  });

export const oneOfEach = (addresses: readonly string[]): string[] => largestOfEachKind(addresses, 1);

/** A page of each kind in the default language; of the others, whose pages are alike, the first. */
export const kindsAndFirstPages = (addresses: readonly string[]): string[] =>
  oneOfEach(addresses).filter((path) => localeOf(path) === defaultLocale || unlocalizedPath(path) === '/');

/** `/korean/services/criminal-law` → `ko services page`: pages below a list are alike. */
const kindOf = (address: string): string => {
  const path = unlocalizedPath(address);
  return `${localeOf(address).id} ${path.replace(/^\/(\w+)\/.+/, '$1 page')}`;
};

const sizeOf = (address: string): number => statSync(join(dist, fileOf(address))).size;
