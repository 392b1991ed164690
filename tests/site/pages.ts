import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chai, inject, test } from 'vitest';
import { fileOf, isNotFound, siteAddresses } from '../../plugins/prerender/hosts/siteRules.ts';

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

// What is wrong with a page is shown whole.
chai.config.truncateThreshold = 0;

/** How many pages at fault are listed with what is wrong; of the others only the address. */
const WHOLE = 10;

/**
 * Checks pages by a rule, which throws where it is broken: one test, whose failure lists the pages at fault.
 *
 *     each(listed)('has a title', ({ document }) => expect(document.title).toMatch(/\S/));
 */
export const each = (checked: readonly BuiltPage[]) => (title: string, rule: (page: BuiltPage) => unknown) =>
  test(`each page ${title}`, async () => {
    const faults: string[] = [];
    for (const page of checked) {
      try {
        await rule(page);
      } catch (error) {
        faults.push(`${page.address}: ${(error as Error).message}`);
      }
    }
    if (checked.length === 0) throw new Error('There are no such pages');
    // The others have the same fault, mostly.
    const others = faults.slice(WHOLE).map((fault) => fault.split(': ')[0]);
    if (others.length > 0)
      faults.splice(WHOLE, others.length, `and ${others.length} more: ${others.join(' ')}`);
    if (faults.length > 0) throw new Error(faults.join('\n'));
  });

/** The attribute of the only element that matches a selector. Throws if there is none, or more than one. */
export function only({ document }: BuiltPage, selector: string, attribute: string): string {
  const found = [...document.querySelectorAll(selector)];
  const value = found[0]?.getAttribute(attribute);
  if (found.length !== 1 || !value) throw new Error(`${found.length} of ${selector}`);
  return value;
}
