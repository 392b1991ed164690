import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { fileOf, isNotFound, siteAddresses } from '../../tools/siteAddresses.ts';

/** A page of the built site, as a browser without scripts reads it. */
export interface BuiltPage {
  address: string;
  html: string;
  document: Document;
}

export const dist = inject('dist');
export const siteUrl = inject('siteUrl');

const parser = new DOMParser();

/** Reads every page, 404 pages included. */
export const pages: readonly BuiltPage[] = siteAddresses(dist).map((address) => {
  const html = readFileSync(join(dist, fileOf(address)), 'utf8');
  return { address, html, document: parser.parseFromString(html, 'text/html') };
});

/** The pages that have an address of their own, which search engines may list. */
export const listed: readonly BuiltPage[] = pages.filter(({ address }) => !isNotFound(address));

/** The value of the one element that a selector finds. Throws where there is none, or several. */
export function only({ address, document }: BuiltPage, selector: string, attribute: string): string {
  const found = [...document.querySelectorAll(selector)];
  const value = found[0]?.getAttribute(attribute);
  if (found.length !== 1 || !value) throw new Error(`${address}: ${found.length} of ${selector}`);
  return value;
}
