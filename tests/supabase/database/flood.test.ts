import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { onEachBackend } from '../backends.ts';
import { as, claimDue, contact, type Database, enquire } from '../postgres.ts';

/** Enquiries per hour that do not count as a flood. */
const MOST = 20;
const ENQUIRIES = 30;

onEachBackend((open) => {
  let flooded: Database;
  beforeAll(async () => {
    flooded = await open();
    await flooded.exec(`update private.limits set most = ${MOST} where scope = 'all' and period = '1 hour'`);
  });
  beforeEach(async () => {
    await flooded.exec(`
      truncate public.contacts cascade;
      truncate private.mails, private.senders;
      update private.periods set period = '24 hours' where name = 'summary at'`);
    for (let index = 0; index < ENQUIRIES; index += 1) {
      await enquire(flooded, contact(), { 'cf-connecting-ip': `10.${index}.0.1` });
    }
  });
  afterAll(() => flooded.close());

  const asFirm = <Row>(statement: string) => as<Row>(flooded, 'service_role', statement);
  const housekeeping = () => asFirm('select public.housekeeping()');
  const states = async () =>
    (
      await asFirm<{ notification: string; acknowledgment: string }>(
        'select notification, acknowledgment from public.enquiry_report(1000)',
      )
    ).map(({ notification, acknowledgment }) => `${notification}, ${acknowledgment}`);
  const later = (time: string) =>
    flooded.exec(`
      update private.mails set created_at = created_at - interval '${time}', next_try = next_try - interval '${time}';
      update public.contacts set created_at = created_at - interval '${time}'`);
  const due = async () => (await claimDue<{ kind: string }>(flooded)).map(({ kind }) => kind);

  const FLOODED = 'in the next digest, held';

  it('stores every enquiry, and holds the acknowledgements of those that are too many', async () => {
    const all = await states();
    expect(all.slice(0, ENQUIRIES - MOST)).toEqual(Array(ENQUIRIES - MOST).fill(FLOODED));
    expect(all.slice(ENQUIRIES - MOST)).toEqual(Array(MOST).fill('waiting, waiting'));
    await later('1 minute');
    expect(await due()).toHaveLength(2 * MOST);
  });

  it('does not let the page take a mail that is held', async () => {
    const one = contact();
    await enquire(flooded, one);
    const claimed = await flooded.query('select * from public.claim_mail($1, $2, $3)', [
      'notification',
      JSON.stringify({ name: one.name, email: one.email }),
      'en',
    ]);
    expect(claimed.rows).toEqual([]);
  });

  /** Claims the digest that is due, if there is one, and sends it. */
  async function digest(): Promise<{ names: string[]; more: number } | undefined> {
    await housekeeping();
    const [mail] = await as<{
      mail_id: string;
      attempt: number;
      digest: { enquiries: { name: string; message: string }[]; more: number };
    }>(flooded, 'service_role', 'select * from public.claim_due_mails(1000, false)').then((claimed) =>
      claimed.filter(({ digest }) => digest),
    );
    if (!mail) return undefined;
    await as(flooded, 'service_role', 'select public.record_mail($1, $2, $3, null)', [
      mail.mail_id,
      mail.attempt,
      '<id@test>',
    ]);
    return { names: mail.digest.enquiries.map(({ name }) => name), more: mail.digest.more };
  }

  it('tells the firm of them in one mail an hour, each once', async () => {
    const namesOf = async () =>
      (
        await flooded.query<{ name: string }>('select name from public.contacts order by created_at')
      ).rows.map(({ name }) => name);
    expect(await digest()).toEqual({ names: (await namesOf()).slice(MOST), more: 0 });
    const [newest] = await states();
    expect(newest).toBe('sent, held');
    await enquire(flooded, contact({ name: 'A real visitor' }));
    expect(await digest()).toBeUndefined();
    await later('1 hour');
    expect(await digest()).toEqual({ names: ['A real visitor'], more: 0 });
    await later('1 hour');
    expect(await digest()).toBeUndefined();
  });

  it('tells of five hundred in a mail, and of the others in the next ones', async () => {
    await flooded.exec(`
      update private.limits set most = 1000000 where outcome = 'refused';
      truncate public.contacts cascade`);
    for (let index = 0; index < MOST + 501; index += 1) await enquire(flooded, contact());
    const first = await digest();
    expect([first?.names.length, first?.more]).toEqual([500, 1]);
    await later('1 hour');
    const second = await digest();
    expect([second?.names.length, second?.more]).toEqual([1, 0]);
  });

  it('tells the beginning of a long message', async () => {
    await enquire(flooded, contact({ name: 'A real visitor', message: '문'.repeat(300) }));
    await housekeeping();
    const { rows } = await flooded.query<{ message: string }>(
      `select told ->> 'message' as message
       from public.claim_due_mails(1000, false), jsonb_array_elements(digest -> 'enquiries') as told
       where told ->> 'name' = 'A real visitor'`,
    );
    expect(rows).toEqual([{ message: `${'문'.repeat(200)}…` }]);
  });

  it('ends by itself: what comes after it is mailed', async () => {
    await later('1 hour');
    await enquire(flooded, contact());
    expect((await states())[0]).toBe('waiting, waiting');
  });

  it('leaves it to the firm what becomes of those that are held: they are sent', async () => {
    expect(await asFirm('select public.release_mails()')).toEqual([{ release_mails: ENQUIRIES - MOST }]);
    expect(new Set(await states())).toEqual(new Set(['in the next digest, waiting', 'waiting, waiting']));
    expect(await due()).toEqual(Array(ENQUIRIES - MOST).fill('acknowledgment'));
  });

  it('one by one, where a visitor is among them; the rest can be deleted', async () => {
    const [held] = (
      await flooded.query<{ id: string }>(
        "select contact_id as id from private.mails where stopped = 'held' limit 1",
      )
    ).rows;
    const release = () => as(flooded, 'service_role', 'select public.release_mails($1)', [held?.id]);
    expect(await release()).toEqual([{ release_mails: 1 }]);
    expect(await release()).toEqual([{ release_mails: 0 }]);
    expect(await due()).toEqual(['acknowledgment']);
    await asFirm("select public.delete_held('infinity')");
    const { rows } = await flooded.query('select id from public.contacts where id = $1', [held?.id]);
    expect(rows).toHaveLength(1);
    expect(await states()).toHaveLength(MOST + 1);
  });

  it('even after a day: an acknowledgement is not too late for having been held', async () => {
    await later('25 hours');
    await asFirm('select public.release_mails()');
    await housekeeping();
    const all = await states();
    expect(all.slice(0, ENQUIRIES - MOST)).toEqual(
      Array(ENQUIRIES - MOST).fill('in the next digest, waiting'),
    );
    const claimed = await due();
    expect(claimed.filter((kind) => kind === 'acknowledgment')).toHaveLength(ENQUIRIES - MOST);
  });

  it('or they are deleted, but the others are not, nor what came since the firm looked', async () => {
    const [row] = await asFirm<{ figures: { held: number; held_until: string } }>(
      'select public.enquiry_figures() as figures',
    );
    await enquire(flooded, contact({ name: 'A real visitor' }));
    const deleted = await as(flooded, 'service_role', 'select public.delete_held($1)', [
      row?.figures.held_until,
    ]);
    expect(deleted).toEqual([{ delete_held: row?.figures.held }]);
    expect(await states()).toEqual([FLOODED, ...Array(MOST).fill('waiting, waiting')]);
    const { rows } = await flooded.query("select name from public.contacts where name = 'A real visitor'");
    expect(rows).toHaveLength(1);
  });
});
