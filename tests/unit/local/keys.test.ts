import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readKeys } from '../../../supabase/local/keys.ts';

const folder = mkdtempSync(join(tmpdir(), 'damaged-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(['{}', '', 'null', '{"anon":"sb_publishable_1"}', '{"anon":"","service":""}'])(
  'damaged keys, %j, are replaced once',
  (damaged) => {
    writeFileSync(join(folder, 'keys.json'), damaged);
    const keys = readKeys(folder);
    expect(keys).toEqual({
      anon: expect.stringMatching(/^sb_publishable_\w{32}$/),
      service: expect.stringMatching(/^sb_secret_\w{48}$/),
    });
    expect(readKeys(folder)).toEqual(keys);
  },
);
