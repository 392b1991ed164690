import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { positionAt } from '../i18n/finding.ts';

const FILE = 'src/enquiry/enquiry.ts';

/**
 * The fields of the enquiry whose names do not suit both a database column and an input, one line each. Such a name would
 * fail dozens of tests.
 */
export function fieldFaults(root: string): string[] {
  const source = readFileSync(join(root, FILE), 'utf8');
  const table = source.indexOf('export const fields');
  const rows = source.slice(table, source.indexOf('\n};', table)).matchAll(/^ {2}['"]?([\w-]+)['"]?: \{/gm);
  return [...rows].flatMap(({ 1: name = '', index }) => {
    if (/^[a-z]+$/.test(name)) return [];
    const { line } = positionAt(source, table + index);
    return `${FILE}:${line}: “${name}” must be one lower-case word, for it is the name of a column too. Rename it here and wherever you used it.`;
  });
}
