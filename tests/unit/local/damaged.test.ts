import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openMails } from '../../../supabase/local/inbox/mails.ts';
import { readKeys } from '../../../supabase/local/keys.ts';

const folder = mkdtempSync(join(tmpdir(), 'damaged-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(['{}', '', 'null', '{"anon":"sb_publishable_1"}', '{"anon":"","service":""}'])(
  'keys that are damaged, %j, are made anew',
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

it('a folder among the mails is none of them', async () => {
  mkdirSync(join(folder, 'x.eml'));
  const mails = openMails(folder);
  await mails.accept(Buffer.from('Subject: Real\r\n\r\nText'));
  expect((await mails.list()).map(({ subject }) => subject)).toEqual(['Real']);
  mails.deleteAll();
  expect(await mails.list()).toEqual([]);
});
