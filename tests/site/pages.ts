import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject, test } from 'vitest';
import { fileOf, isNotFound, siteAddresses } from '../../plugins/prerender/siteAddresses.ts';

/** A page of the built site, parsed without running scripts. */
export interface BuiltPage {
  address: string;
  html: string;
  document: Document;
}

export const dist = inject('dist');
export const siteUrl = inject('siteUrl');

const parser = new DOMParser();

/** Every page, 404 pages included. */
export const pages: readonly BuiltPage[] = siteAddresses(dist).map((address) => {
  const html = readFileSync(join(dist, fileOf(address)), 'utf8');
  let parsed: Document | undefined;
  return {
    address,
    html,
    // Only where a test reads it, since it takes its time.
    get document() {
      parsed ??= parser.parseFromString(html, 'text/html');
      return parsed;
    },
  };
});

/** The pages with an address of their own, which search engines may index. */
export const listed: readonly BuiltPage[] = pages.filter(({ address }) => !isNotFound(address));

/**
 * Checks every page by a rule in one test, whose failure lists the pages at fault and what is wrong with each.
 *
 * @param rule returns what is wrong with a page; it may throw as well
 */
export function everyPage(
  title: string,
  rule: (page: BuiltPage) => readonly unknown[] | Promise<readonly unknown[]>,
  checked: readonly BuiltPage[] = pages,
): void {
  test(title, async () => {
    if (checked.length === 0) throw new Error('There are no such pages');
    const faults: string[] = [];
    for (const page of checked) {
      const found = await Promise.resolve(page)
        .then(rule)
        .catch((error: Error) => [error.message]);
      faults.push(...found.map((fault) => `${page.address}: ${worded(fault)}`));
    }
    if (faults.length > 0) throw new Error(faults.join('\n'));
  });
}

const worded = (fault: unknown): string =>
  typeof fault === 'string' || fault instanceof URL ? String(fault) : JSON.stringify(fault);

/** What a value is instead of what it should be, as a fault of {@link everyPage}; nothing if they are equal. */
export function differs(what: string, found: unknown, wanted: unknown): string[] {
  const [is, should] = [found, wanted].map((value) => JSON.stringify(value));
  return is === should ? [] : [`${what} is ${is} instead of ${should}`];
}

/** The attribute of the only element that matches a selector. Throws if there is none, or more than one. */
export function only({ document }: BuiltPage, selector: string, attribute: string): string {
  const found = [...document.querySelectorAll(selector)];
  const value = found[0]?.getAttribute(attribute);
  if (found.length !== 1 || !value) throw new Error(`${found.length} of ${selector}`);
  return value;
}
