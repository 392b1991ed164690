import { beforeEach, expect, it } from 'vitest';
import { onDatabase } from '../onPostgres.ts';
import { asService, type Contact, contact, empty, enquire } from '../postgres.ts';

onDatabase((postgres) => {
  beforeEach(() => empty(postgres));

  const stored = () =>
    asService<Contact & { id: string; created_at: Date }>(postgres, 'select * from public.contacts');

  it('stores an enquiry as it was sent, with an id and the time, and two emails to send', async () => {
    const sent = contact({
      name: '陈伟明',
      phone: '+60 12-000 0000',
      message: 'Line one\r\nLine two\n\tindented',
    });
    const { rows: before } = await postgres.query<{ now: Date }>('select clock_timestamp() as now');
    await enquire(postgres, sent, { 'accept-language': 'ko' });
    const { rows: after } = await postgres.query<{ now: Date }>('select clock_timestamp() as now');
    const [row] = await stored();
    expect(row).toMatchObject(sent);
    expect(row?.id).toMatch(/^[\da-f-]{36}$/);
    expect(Number(row?.created_at)).toBeGreaterThanOrEqual(Number(before[0]?.now));
    expect(Number(row?.created_at)).toBeLessThanOrEqual(Number(after[0]?.now));
    const emails = await postgres.query(
      'select kind, language, attempts, sent_at from private.mails order by kind',
    );
    expect(emails.rows).toEqual([
      { kind: 'acknowledgment', language: 'ko', attempts: 0, sent_at: null },
      { kind: 'notification', language: 'ko', attempts: 0, sent_at: null },
    ]);
  });

  it('stores an enquiry once when it is sent again because its answer was lost', async () => {
    const sent = contact();
    await enquire(postgres, sent);
    await enquire(postgres, sent);
    expect(await stored()).toHaveLength(1);
    await enquire(postgres, { ...sent, message: 'Something else' });
    await enquire(postgres, sent, { 'accept-language': 'ko' });
    await postgres.exec("update public.contacts set created_at = created_at - interval '16 minutes'");
    await enquire(postgres, sent);
    // Another message, another language and a quarter of an hour each make another enquiry.
    expect(await stored()).toHaveLength(4);
  });

  // contract.test.ts compares what is required, lengths and characters with the form's.
  it.each<object>([
    { consent: false },
    { consent: null },
    { name: '' },
    { name: null },
    { email: '' },
    { phone: '' },
    { message: '' },
  ])('refuses %o', async (given) => {
    await expect(enquire(postgres, contact(given))).rejects.toThrow(
      /null value in column|violates (check constraint|row-level security)/,
    );
    expect(await stored()).toEqual([]);
  });
});
