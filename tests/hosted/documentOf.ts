import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { fileOf } from '../../plugins/prerender/siteAddresses.ts';

/** Parsed once, since every page is read several times. */
const documents = new Map<string, Document>();

/** A page of the built site, parsed without running scripts. */
export function documentOf(address: string): Document {
  const known = documents.get(address);
  if (known) return known;
  const html = readFileSync(join(inject('hosted').dist, fileOf(address)), 'utf8');
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  documents.set(address, parsed);
  return parsed;
}
