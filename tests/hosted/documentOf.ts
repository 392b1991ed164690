import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { fileOf } from '../../plugins/prerender/siteAddresses.ts';

/** A page of the built site, parsed without running scripts. */
export function documentOf(address: string): Document {
  const html = readFileSync(join(inject('hosted').dist, fileOf(address)), 'utf8');
  return new DOMParser().parseFromString(html, 'text/html');
}
