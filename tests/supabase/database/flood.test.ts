import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  claimDue,
  contact,
  empty,
  enquire,
  from,
  housekeeping,
  later,
  onDatabase,
  recordFailure,
  recordSent,
  states,
} from '../postgres.ts';

/** Enquiries an hour that do not count as a flood. */
const MOST = 3;
const ENQUIRIES = 5;

onDatabase((postgres) => {
  beforeAll(() =>
    postgres.exec(`
      update private.limits set most = ${MOST} where scope = 'all' and period = '1 hour';
      update private.periods set period = '24 hours' where name = 'summary at'`),
  );
  beforeEach(async () => {
    await empty(postgres);
    for (let index = 0; index < ENQUIRIES; index += 1)
      await enquire(postgres, contact(), from(`10.${index}.0.1`));
  });

  test('stores every enquiry, and sends no acknowledgement to those beyond the limit', async () => {
    expect(await states(postgres)).toEqual([
      ...Array(ENQUIRIES - MOST).fill('in digest, withheld'),
      ...Array(MOST).fill('waiting, waiting'),
    ]);
    const claim = `select * from public.claim_mail($1, (
      select jsonb_build_object('name', name, 'email', email) from public.contacts order by created_at desc limit 1), 'en')`;
    for (const kind of ['notification', 'acknowledgment'])
      expect((await postgres.query(claim, [kind])).rows).toEqual([]);
    await later(postgres, '1 minute');
    expect(await claimDue(postgres)).toHaveLength(2 * MOST);
    // It ends by itself.
    await later(postgres, '1 hour');
    await enquire(postgres, contact());
    expect((await states(postgres))[0]).toBe('waiting, waiting');
  });

  /** Claims the digests that are due after a round of housekeeping. */
  async function digests() {
    await housekeeping(postgres);
    return (await claimDue(postgres)).filter(({ digest }) => digest);
  }
  /** The same, and sends them; returns the names in each. */
  async function sent() {
    const mails = await digests();
    for (const mail of mails) await recordSent(postgres, mail);
    return mails.map(({ digest }) => digest?.map(({ name }) => name));
  }

  test('tells the firm of them in one email an hour, each once', async () => {
    const { rows } = await postgres.query<{ name: string }>(
      'select name from public.contacts order by created_at',
    );
    expect(await sent()).toEqual([rows.slice(MOST).map(({ name }) => name)]);
    expect((await states(postgres))[0]).toBe('sent, withheld');
    await enquire(postgres, contact({ name: 'A real visitor' }));
    expect(await sent()).toEqual([]);
    await later(postgres, '1 hour');
    expect(await sent()).toEqual([['A real visitor']]);
    await later(postgres, '1 hour');
    expect(await sent()).toEqual([]);
  });

  test('sends later digests although the mail server refuses one, and that one without visitors’ words', async () => {
    const [poisoned] = await digests();
    for (const pause of ['2 minutes', '5 minutes']) {
      if (poisoned) await recordFailure(postgres, poisoned, '554 5.7.1 spam', { refused: 'content' });
      await later(postgres, pause);
      const [again] = await digests();
      expect([again?.mail_id, again?.digest?.length]).toEqual([poisoned?.mail_id, ENQUIRIES - MOST]);
      expect(again?.plain).toBe(pause === '5 minutes');
      if (poisoned && again) poisoned.attempt = again.attempt;
    }
    await enquire(postgres, contact({ name: 'A real visitor' }));
    await later(postgres, '55 minutes');
    expect(await sent()).toContainEqual(['A real visitor']);
  });

  test('puts senders of one or two first, whatever else arrives', async () => {
    const flood = (name: string) => enquire(postgres, contact({ name }), from('203.0.113.7'));
    for (let index = 0; index < 5; index += 1) await flood(`Flood ${index}`);
    await enquire(postgres, contact({ name: 'A real visitor' }), from('198.51.100.1'));
    const [names = []] = await sent();
    expect(names.slice(-5)).toEqual(['A real visitor', 'Flood 1', 'Flood 2', 'Flood 3', 'Flood 4']);
  });

  test('puts everything into the hour’s digests: hundreds with their messages, the others by name', async () => {
    // Without the triggers, which take one enquiry a statement.
    await postgres.exec(`
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
