import { type Client, Pool } from 'pg';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Contact, contact, enquireOn, from, onPostgres, requestOn } from '../postgres.ts';
import { AUTHENTICATOR, addressOf, connect, copyProject, OWNER } from '../server/project.ts';

const CONNECTIONS = 20;
const ENQUIRIES = 100;

onPostgres(({ url }) => {
  let database: string;
  let owner: Client;
  let pool: Pool;
  let stuck: Client | undefined;
  const disconnect = () => Promise.all([owner?.end(), pool?.end(), stuck?.end()]);
  beforeEach(async () => {
    await disconnect();
    stuck = undefined;
    database = await copyProject(url);
    owner = await connect(url, OWNER, database);
    pool = new Pool({ connectionString: addressOf(url, AUTHENTICATOR, database), max: CONNECTIONS });
  });
  afterAll(disconnect);

  const stored = async () =>
    Number((await owner.query('select count(*) from public.contacts')).rows[0]?.count);

  /** Sends enquiries over all connections at once; counts them as `stored`, or by Postgres's error code. */
  async function send(enquiries: Contact[], addressOf?: (index: number) => string) {
    const counts: Record<string, number> = {};
    const sendOne = async (one: Contact, index: number) => {
      const visitor = await pool.connect();
      const outcome = await enquireOn(visitor, one, addressOf ? from(addressOf(index)) : {}).then(
        () => 'stored',
        ({ code }: { code: string }) => code,
      );
      visitor.release();
      counts[outcome] = (counts[outcome] ?? 0) + 1;
    };
    await Promise.all(enquiries.map(sendOne));
    return counts;
  }
  const many = (count = ENQUIRIES) => Array.from({ length: count }, () => contact());

  describe(`${ENQUIRIES} enquiries over ${CONNECTIONS} connections`, () => {
    // After half a second of waiting for its turn an enquiry goes on and may be miscounted; on a busy machine that is
    // too short.
    beforeEach(() => owner.query("alter function private.take_turns set lock_timeout = '1min'"));

    test.each([
      ['one address', 60, () => '203.0.113.7'],
      ['one /48', 75, (index: number) => `2001:db8:7:${index}::1`],
    ])('from %s are limited to %i', async (_, most, addressOf) => {
      await owner.query("update private.limits set most = 75 where scope = 'network' and outcome = 'refuse'");
      expect(await send(many(), addressOf)).toEqual({ stored: most, PT429: ENQUIRIES - most });
      expect(await stored()).toBe(most);
    });

    test('to one mailbox have two acknowledgements', async () => {
      const enquiries = many().map((one, index) => ({ ...one, email: `same+${index % 9}@mail.example` }));
      expect(await send(enquiries)).toEqual({ stored: ENQUIRIES });
      const { rows } = await owner.query(
        "select count(*) from private.mails where kind = 'acknowledgment' and stopped is distinct from 'repeated'",
      );
      expect(rows).toEqual([{ count: 2 }]);
    });

    test('that are the same are stored once', async () => {
      const one = contact();
      expect(await send(many().map(() => one))).toEqual({ stored: ENQUIRIES });
      expect(await stored()).toBe(1);
    });

    test('that are different are all stored, without a deadlock', async () => {
      expect(await send(many(), (index) => `10.${index}.0.1`)).toEqual({ stored: ENQUIRIES });
      expect(await stored()).toBe(ENQUIRIES);
    });
  });

  describe('a visitor whose transaction never ends', () => {
    beforeEach(async () => {
      stuck = await connect(url, AUTHENTICATOR, database);
      const headers = JSON.stringify(from('203.0.113.7'));
      await stuck.query(`begin; set local role anon; set local request.headers = '${headers}';
        insert into public.contacts (name, email, message, consent) values ('Stuck', 'stuck@mail.example', 'm', true)`);
    });

    test('delays nobody on other networks, and neighbours only by their wait for a turn', async () => {
      for (const address of ['198.51.100.1', '203.0.113.7', '203.0.113.8', '203.0.113.7'])
        expect(await send([contact()], () => address)).toEqual({ stored: 1 });
    });

    test('keeps the other limits of its neighbours exact', async () => {
      // All wait so long for the turn of the network, and then for one another.
      await owner.query("alter function private.take_turns set lock_timeout = '5s'");
      await owner.query("update private.limits set most = 10 where scope = 'address' and outcome = 'refuse'");
      const outcome = await send(many(CONNECTIONS), () => '203.0.113.8');
      expect(outcome).toEqual({ stored: 10, PT429: CONNECTIONS - 10 });
    });

    test('does not block claims and housekeeping', async () => {
      const one = contact();
      await send([one]);
      await owner.query("set lock_timeout = '1s'");
      const claim = "select (public.claim_mail('notification', $1, 'en')).*";
      const { rows } = await owner.query(claim, [{ name: one.name, email: one.email }]);
      expect(rows).toHaveLength(1);
      await owner.query("update private.mails set next_try = now() - interval '1 minute'");
      await owner.query('select public.housekeeping()');
      const due = await owner.query('select * from public.claim_due_mails(5, true)');
      expect(due.rows).toHaveLength(1);
    });
  });

  test('twenty workers claim each email once', async () => {
    await owner.query('update private.limits set most = 100000');
    await send(many());
    await owner.query("update private.mails set next_try = now() - interval '1 minute'");
    const claimed: string[] = [];
    const work = async () => {
      const worker = await pool.connect();
      for (const toVisitors of [false, true]) {
        for (let found = true; found; ) {
          const claim = `select mail_id from public.claim_due_mails(1, ${toVisitors})`;
          const { rows } = await requestOn<{ mail_id: string }>(worker, 'service_role', {}, claim, []);
          claimed.push(...rows.map(({ mail_id }) => mail_id));
          found = rows.length > 0;
        }
      }
      worker.release();
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, work));
    expect([claimed.length, new Set(claimed).size]).toEqual([2 * ENQUIRIES, 2 * ENQUIRIES]);
  });

  test.each(['repeatable read', 'serializable'])('stores nothing at isolation level %s', async (level) => {
    const visitor = await pool.connect();
    await visitor.query(`set session characteristics as transaction isolation level ${level}`);
    await expect(enquireOn(visitor, contact(), {})).rejects.toThrow('READ COMMITTED');
    visitor.release();
  });
});
