import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { fileOf } from '../../tools/siteAddresses.ts';

/** A page of the built site, as a browser without scripts reads it. */
export function documentOf(address: string): Document {
  const html = readFileSync(join(inject('hosted').dist, fileOf(address)), 'utf8');
  return new DOMParser().parseFromString(html, 'text/html');
}
