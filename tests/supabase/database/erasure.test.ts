import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { PROJECT } from '../../../plugins/project.ts';
import { claimDue, contact, empty, enquire, housekeeping, later, onDatabase, value } from '../postgres.ts';

// The statements of docs/operations.md for the SQL editor, with the role that it has.

const [LIST = '', ERASE = ''] =
  readFileSync(join(PROJECT, 'docs/operations.md'), 'utf8').match(/select \* from private.*/g) ?? [];
const HERS = ['her.name@gmail.com', 'HerName+site@googlemail.com'];

onDatabase((postgres) => {
  beforeEach(async () => {
    await empty(postgres);
    await postgres.exec('update private.limits set most = 1000000');
    for (const email of [...HERS, 'another@gmail.com', 'Her.Name@outlook.com'])
      await enquire(postgres, contact({ email, message: `The secret of ${email}` }));
  });

  const emails = async (statement: string) => {
    const { rows } = await postgres.query<{ email: string }>(statement);
    return rows.map(({ email }) => email);
  };

  test('the list has every spelling of the address, whose addresses the reader tells apart', async () => {
    expect(await emails(LIST)).toEqual([...HERS, 'Her.Name@outlook.com']);
  });

  test('the erasure takes the addresses that it names and all that belongs to them, and returns them', async () => {
    expect(new Set(await emails(ERASE))).toEqual(new Set(HERS));
    expect(await emails(ERASE)).toEqual([]);
    expect(await emails('select * from public.contacts order by created_at')).toEqual([
      'another@gmail.com',
      'Her.Name@outlook.com',
    ]);
    expect(await value(postgres, 'select count(*) from private.mails')).toBe(4);
    const stored = await value<string>(
      postgres,
      "select schema_to_xml('private', false, false, '')::text || schema_to_xml('public', false, false, '')::text",
    );
    expect(stored).toContain('another@gmail.com');
    for (const email of HERS) expect(stored).not.toContain(email);
  });

  test('a digest that waits has no words of what is erased, and is not sent if nothing else is in it', async () => {
    await postgres.exec(
      "update private.mails set stopped = 'in digest' where kind = 'notification'; update private.mails set stopped = 'withheld' where kind = 'acknowledgment'",
    );
    await housekeeping(postgres);
    await postgres.query(ERASE);
    const [digest] = await claimDue(postgres);
    expect(digest?.digest?.map(({ email }) => email)).toEqual(['another@gmail.com', 'Her.Name@outlook.com']);
    await postgres.exec('delete from public.contacts');
    await later(postgres, '6 minutes');
    await housekeeping(postgres);
    expect(await claimDue(postgres)).toEqual([]);
  });
});
