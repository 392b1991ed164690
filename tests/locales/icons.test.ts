import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { iconRecord, RECORD } from '../../tools/icons/iconRecord.ts';

// If this fails after a change of the firm's name or of a colour, run `npm run icons`.

it('icons and wordmark are up to date', () => {
  expect(readFileSync(RECORD, 'utf8'), 'run npm run icons').toBe(iconRecord());
});
