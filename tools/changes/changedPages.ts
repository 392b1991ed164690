import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { fileOf, siteAddresses } from '../../plugins/prerender/hosts/siteRules.ts';
import { localeOf } from '../../src/core/i18n/localizedPath.ts';

export interface ChangedPage {
  address: string;
  /** How many more pages of its language have changed in the same way. */
  others: number;
  added: string[];
}

/** Compares the texts on the pages of two built sites. Of pages that changed in the same way, returns the first. */
export function changedPages(before: string, after: string): ChangedPage[] {
  const groups = new Map<string, ChangedPage>();
  for (const address of siteAddresses(after)) {
    const [old, now] = [textsOf(before, address), textsOf(after, address)];
    const gone = old.filter((text) => !now.includes(text));
    const added = now.filter((text) => !old.includes(text));
    if (gone.length + added.length === 0) continue;
    const change = JSON.stringify([localeOf(address).id, gone, added]);
    const same = groups.get(change);
    if (same) same.others += 1;
    else groups.set(change, { address, others: 0, added });
  }
  return [...groups.values()];
}

const ATTRIBUTES = { 'meta[name=description]': 'content', '[alt]': 'alt', '[aria-label]': 'aria-label' };

function textsOf(dist: string, address: string): string[] {
  const file = join(dist, fileOf(address));
  if (!existsSync(file)) return [];
  const page = parse(readFileSync(file, 'utf8'));
  const attributes = Object.entries(ATTRIBUTES).flatMap(([selector, name]) =>
    page.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? ''),
  );
  const texts = ['title', 'body'].map((name) => page.querySelector(name)?.structuredText ?? '');
  return [...attributes, ...texts.flatMap((text) => text.split('\n'))];
}
