import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const rows = readFileSync(join(root, 'docs/faults.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (what fails|---)/.test(line));

it.each(rows)('%s', (row) => {
  const [, file = '', title = ''] = /`([^`]+)`: (.+) \|$/.exec(row) ?? [];
  expect(file).not.toBe('');
  expect(readFileSync(join(root, file), 'utf8')).toContain(title);
});
