import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { PROJECT } from '../../../plugins/project.ts';
import { contact, NO_LIMITS, onDatabase } from '../postgres.ts';

// The statements of docs/operations.md for the SQL editor, with the role that it has.

const [LIST = '', ERASE = ''] =
  readFileSync(join(PROJECT, 'docs/operations.md'), 'utf8').match(/select \* from private.*/g) ?? [];
const HERS = ['her.name@gmail.com', 'HerName+site@googlemail.com'];
const OTHERS = ['another@gmail.com', 'Her.Name@outlook.com'];

onDatabase((postgres) => {
  beforeEach(async () => {
    await postgres.empty();
    await postgres.query(NO_LIMITS);
    for (const email of [...HERS, ...OTHERS])
      await postgres.enquire(contact({ email, message: `The secret of ${email}` }));
  });

  const emails = async (statement: string) => (await postgres.query(statement)).map(({ email }) => email);

  test('the list has every spelling of the address, whose addresses the reader tells apart', async () => {
    expect(await emails(LIST)).toEqual([...HERS, 'Her.Name@outlook.com']);
  });

  test('the erasure takes the addresses that it names and all that belongs to them, and returns them', async () => {
    expect(new Set(await emails(ERASE))).toEqual(new Set(HERS));
    expect(await emails(ERASE)).toEqual([]);
    expect(await emails('select * from public.contacts order by created_at')).toEqual(OTHERS);
    expect(await postgres.value('select count(*) from private.mails')).toBe(4);
    const stored = await postgres.value<string>(
      "select schema_to_xml('private', false, false, '')::text || schema_to_xml('public', false, false, '')::text",
    );
    expect(stored).toContain('another@gmail.com');
    for (const email of HERS) expect(stored).not.toContain(email);
  });

  test('a digest that waits has no words of what is erased, and is not sent if nothing else is in it', async () => {
    await postgres.query(
      "update private.mails set stopped = 'in digest' where kind = 'notification'; update private.mails set stopped = 'withheld' where kind = 'acknowledgment'",
    );
    await postgres.housekeeping();
    await postgres.query(ERASE);
    const [digest] = await postgres.claimDue();
    expect(digest?.digest?.map(({ email }) => email)).toEqual(OTHERS);
    await postgres.query('delete from public.contacts');
    await postgres.later('6 minutes');
    await postgres.housekeeping();
    expect(await postgres.claimDue()).toEqual([]);
  });
});
