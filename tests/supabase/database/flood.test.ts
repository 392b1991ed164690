import { beforeAll, beforeEach, expect, it } from 'vitest';
import { onEachBackend } from '../backends.ts';
import {
  asService,
  claimDue,
  contact,
  empty,
  enquire,
  from,
  housekeeping,
  later,
  recordSent,
  states,
  value,
} from '../postgres.ts';

/** Enquiries an hour that do not count as a flood. */
const MOST = 3;
const ENQUIRIES = 5;
const HELD = ENQUIRIES - MOST;
const FLOODED = 'in the next digest, held';

onEachBackend((postgres) => {
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

  const kindsDue = async () => (await claimDue(postgres)).map(({ kind }) => kind);
  const release = () => asService(postgres, 'select public.release_mails()');

  it('stores every enquiry, and holds the acknowledgements of those beyond the limit', async () => {
    expect(await states(postgres)).toEqual([
      ...Array(HELD).fill(FLOODED),
      ...Array(MOST).fill('waiting, waiting'),
    ]);
    const held = await value(
      postgres,
      `select jsonb_build_object('name', name, 'email', email)
       from public.contacts order by created_at desc limit 1`,
    );
    const claim = 'select * from public.claim_mail($1, $2, $3)';
    const claimed = await postgres.query(claim, ['notification', JSON.stringify(held), 'en']);
    expect(claimed.rows).toEqual([]);
    await later(postgres, '1 minute');
    expect(await kindsDue()).toHaveLength(2 * MOST);
  });

  it('ends by itself: later enquiries are emailed', async () => {
    await later(postgres, '1 hour');
    await enquire(postgres, contact());
    expect((await states(postgres))[0]).toBe('waiting, waiting');
  });

  /** Claims the digest that is due, if there is one, and sends it. */
  async function digest() {
    await housekeeping(postgres);
    const mail = (await claimDue(postgres)).find(({ digest }) => digest);
    if (!mail?.digest) return undefined;
    await recordSent(postgres, mail);
    return { names: mail.digest.enquiries.map(({ name }) => name), more: mail.digest.more };
  }

  it('tells the firm of them in one email an hour, each once', async () => {
    const { rows } = await postgres.query<{ name: string }>(
      'select name from public.contacts order by created_at',
    );
    expect(await digest()).toEqual({ names: rows.slice(MOST).map(({ name }) => name), more: 0 });
    expect((await states(postgres))[0]).toBe('sent, held');
    await enquire(postgres, contact({ name: 'A real visitor' }));
    expect(await digest()).toBeUndefined();
    await later(postgres, '1 hour');
    expect(await digest()).toEqual({ names: ['A real visitor'], more: 0 });
    await later(postgres, '1 hour');
    expect(await digest()).toBeUndefined();
  });

  it('puts five hundred into a digest, with the beginning of each message, and the others into the next', async () => {
    // Without the triggers, which take one enquiry a statement.
    await postgres.exec(`
      truncate public.contacts cascade;
      alter table public.contacts disable trigger user;
      insert into public.contacts (id, created_at, name, email, message, consent)
        select gen_random_uuid(), now(), 'Visitor ' || n, n || '@mail.example', repeat('문', 300), true
        from generate_series(1, 501) as n;
      alter table public.contacts enable trigger user;
      insert into private.mails (contact_id, kind, created_at, next_try, stopped)
        select id, 'notification', now(), now(), 'in digest' from public.contacts`);
    await housekeeping(postgres);
    const mail = (await claimDue(postgres)).find(({ digest }) => digest);
    expect([mail?.digest?.enquiries.length, mail?.digest?.more]).toEqual([500, 1]);
    expect(mail?.digest?.enquiries[0]?.message).toBe(`${'문'.repeat(200)}…`);
    if (mail) await recordSent(postgres, mail);
    await later(postgres, '1 hour');
    expect(await digest()).toMatchObject({ names: [expect.any(String)], more: 0 });
  });

  // enquiries.test.ts: the firm releases one, and deletes those that it has seen.
  it('lets the firm release what is held, even after a day', async () => {
    await later(postgres, '25 hours');
    await housekeeping(postgres);
    expect(await release()).toEqual([{ release_mails: HELD }]);
    await housekeeping(postgres);
    expect((await states(postgres)).slice(0, HELD)).toEqual(Array(HELD).fill('in the next digest, waiting'));
    const acknowledgements = (await kindsDue()).filter((kind) => kind === 'acknowledgment');
    expect(acknowledgements).toHaveLength(HELD);
  });
});
