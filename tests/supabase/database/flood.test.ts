import { beforeAll, beforeEach, expect, test } from 'vitest';
import { contact, from, onDatabase } from '../postgres.ts';

/** Enquiries an hour that do not count as a flood. */
const MOST = 3;
const ENQUIRIES = 5;

onDatabase((postgres) => {
  beforeAll(() =>
    postgres.query(`
      update private.limits set most = ${MOST} where scope = 'all' and period = '1 hour';
      update private.periods set period = '24 hours' where name = 'summary at'`),
  );
  beforeEach(async () => {
    await postgres.empty();
    for (let index = 0; index < ENQUIRIES; index += 1)
      await postgres.enquire(contact(), from(`10.${index}.0.1`));
  });

  test('stores every enquiry, and sends no acknowledgement to those beyond the limit', async () => {
    expect(await postgres.states()).toEqual([
      ...Array(ENQUIRIES - MOST).fill('in digest, withheld'),
      ...Array(MOST).fill('waiting, waiting'),
    ]);
    const claim = `select * from public.claim_mail($1, (
      select jsonb_build_object('name', name, 'email', email) from public.contacts order by created_at desc limit 1), 'en')`;
    for (const kind of ['notification', 'acknowledgment'])
      expect(await postgres.query(claim, [kind])).toEqual([]);
    await postgres.later('1 minute');
    expect(await postgres.claimDue()).toHaveLength(2 * MOST);
    // It ends by itself.
    await postgres.later('1 hour');
    await postgres.enquire(contact());
    expect((await postgres.states())[0]).toBe('waiting, waiting');
  });

  /** Claims the digests that are due after a round of housekeeping. */
  async function digests() {
    await postgres.housekeeping();
    return (await postgres.claimDue()).filter(({ digest }) => digest);
  }
  /** The same, and sends them; returns the names in each. */
  async function sent() {
    const mails = await digests();
    for (const mail of mails) await postgres.recordSent(mail);
    return mails.map(({ digest }) => digest?.map(({ name }) => name));
  }

  test('tells the firm of them in one email an hour, each once', async () => {
    const stored = await postgres.query('select name from public.contacts order by created_at');
    expect(await sent()).toEqual([stored.slice(MOST).map(({ name }) => name)]);
    expect((await postgres.states())[0]).toBe('sent, withheld');
    await postgres.enquire(contact({ name: 'A real visitor' }));
    expect(await sent()).toEqual([]);
    await postgres.later('1 hour');
    expect(await sent()).toEqual([['A real visitor']]);
    await postgres.later('1 hour');
    expect(await sent()).toEqual([]);
  });

  test('sends later digests although the mail server refuses one, and that one without visitors’ words', async () => {
    const [poisoned] = await digests();
    for (const pause of ['2 minutes', '5 minutes']) {
      if (poisoned) await postgres.recordFailure(poisoned, '554 5.7.1 spam', { refused: 'content' });
      await postgres.later(pause);
      const [again] = await digests();
      expect([again?.mail_id, again?.digest?.length]).toEqual([poisoned?.mail_id, ENQUIRIES - MOST]);
      expect(again?.plain).toBe(pause === '5 minutes');
      if (poisoned && again) poisoned.attempt = again.attempt;
    }
    await postgres.enquire(contact({ name: 'A real visitor' }));
    await postgres.later('55 minutes');
    expect(await sent()).toContainEqual(['A real visitor']);
  });

  test('puts senders of one or two first, whatever else arrives', async () => {
    const flood = (name: string) => postgres.enquire(contact({ name }), from('203.0.113.7'));
    for (let index = 0; index < 5; index += 1) await flood(`Flood ${index}`);
    await postgres.enquire(contact({ name: 'A real visitor' }), from('198.51.100.1'));
    const [names = []] = await sent();
    expect(names.slice(-5)).toEqual(['A real visitor', 'Flood 1', 'Flood 2', 'Flood 3', 'Flood 4']);
  });

  test('puts everything into the hour’s digests: hundreds with their messages, the others by name', async () => {
    // Without the triggers, which take one enquiry a statement.
    await postgres.query(`
      truncate public.contacts cascade;
      alter table public.contacts disable trigger user;
      insert into public.contacts (id, created_at, name, email, message, consent)
        select gen_random_uuid(), now(), 'Visitor ' || n, n || '@mail.example', repeat('문', 300), true
        from generate_series(1, 3001) as n;
      alter table public.contacts enable trigger user;
      insert into private.mails (contact_id, kind, nth, created_at, next_try, stopped)
        select id, 'notification', 1, now(), now(), 'in digest' from public.contacts`);
    const mails = await digests();
    expect(mails.map(({ digest }) => digest?.length)).toEqual([3_000, 1]);
    const messages = mails[0]?.digest?.map(({ message }) => message);
    expect(messages?.[499]).toBe(`${'문'.repeat(200)}…`);
    expect(messages?.slice(500)).toEqual(Array(2_500).fill(''));
  });
});
