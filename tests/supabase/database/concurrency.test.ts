import type { Client } from 'pg';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { onPostgres } from '../backends.ts';
import { type Contact, contact, enquireOn, requestOn } from '../postgres.ts';
import { AUTHENTICATOR, connect, copyProject, OWNER } from '../server/project.ts';
import { each } from '../wait.ts';

const CONNECTIONS = 20;
const ENQUIRIES = 100;

onPostgres(({ url }) => {
  let database: string;
  let owner: Client;
  const visitors: Client[] = [];
  const stuck: Client[] = [];
  const disconnect = async () => {
    await Promise.all([owner, ...visitors.splice(0), ...stuck.splice(0)].map((client) => client?.end()));
  };
  beforeEach(async () => {
    await disconnect();
    database = await copyProject(url);
    owner = await connect(url, OWNER, database);
    for (let made = 0; made < CONNECTIONS; made += 1)
      visitors.push(await connect(url, AUTHENTICATOR, database));
  });
  afterAll(disconnect);

  const from = (address: string) => ({ 'cf-connecting-ip': address });
  const stored = async () =>
    Number((await owner.query('select count(*) from public.contacts')).rows[0]?.count);

  /** Sends enquiries over all connections at once; returns Postgres's error code for each, or `stored`. */
  async function send(
    enquiries: Contact[],
    addressOf: (index: number) => Record<string, string> = () => ({}),
  ) {
    const free = [...visitors];
    return each(
      enquiries.map((one, index) => ({ one, headers: addressOf(index) })),
      CONNECTIONS,
      async ({ one, headers }) => {
        const visitor = free.pop() as Client;
        try {
          return await enquireOn(visitor, one, headers).then(
            () => 'stored',
            ({ code }: { code: string }) => code,
          );
        } finally {
          free.push(visitor);
        }
      },
    );
  }
  const many = () => Array.from({ length: ENQUIRIES }, () => contact());
  const counts = (answers: string[]) =>
    Object.fromEntries(
      [...new Set(answers)].map((answer) => [answer, answers.filter((each) => each === answer).length]),
    );

  describe(`${ENQUIRIES} enquiries over ${CONNECTIONS} connections`, () => {
    // After half a second of waiting for its turn an enquiry goes on and may be miscounted; on a busy machine that is
    // too short.
    beforeEach(() => owner.query("alter function private.take_turns set lock_timeout = '1min'"));

    it('from one address are ten', async () => {
      expect(counts(await send(many(), () => from('203.0.113.7')))).toEqual({ stored: 10, PT429: 90 });
      expect(await stored()).toBe(10);
    });

    it('from one /64 are ten', async () => {
      const answers = await send(many(), (index) => from(`2001:db8:0:7:${index}::1`));
      expect(counts(answers)).toEqual({ stored: 10, PT429: 90 });
    });

    it('from one /48, and from one /24, are forty', async () => {
      const answers = await send([...many(), ...many()], (index) =>
        from(index < ENQUIRIES ? `2001:db8:7:${index}::1` : `203.0.113.${index - ENQUIRIES}`),
      );
      expect(counts(answers.slice(0, ENQUIRIES))).toEqual({ stored: 40, PT429: 60 });
      expect(counts(answers.slice(ENQUIRIES))).toEqual({ stored: 40, PT429: 60 });
    });

    it('to one mailbox have two acknowledgements', async () => {
      const answers = await send(
        many().map((one, index) => ({ ...one, email: `same+${index % 9}@mail.example` })),
      );
      expect(counts(answers)).toEqual({ stored: ENQUIRIES });
      const { rows } = await owner.query(
        "select count(*) from private.mails where kind = 'acknowledgment' and stopped is distinct from 'withheld'",
      );
      expect(rows).toEqual([{ count: 2 }]);
    });

    it('that are all the same are one', async () => {
      const one = contact();
      expect(counts(await send(Array.from({ length: ENQUIRIES }, () => one)))).toEqual({ stored: ENQUIRIES });
      expect(await stored()).toBe(1);
    });

    it('that are all different are all stored, none deadlocked', async () => {
      expect(counts(await send(many(), (index) => from(`10.${index}.0.1`)))).toEqual({ stored: ENQUIRIES });
      expect(await stored()).toBe(ENQUIRIES);
    });
  });

  describe('a visitor who begins a transaction and never ends it', () => {
    async function begin(address: string) {
      const client = await connect(url, AUTHENTICATOR, database);
      stuck.push(client);
      await client.query('begin; set local role anon');
      await client.query("select set_config('request.headers', $1, true)", [JSON.stringify(from(address))]);
      const { name, email, message } = contact();
      await client.query(
        'insert into public.contacts (name, email, message, consent) values ($1, $2, $3, true)',
        [name, email, message],
      );
    }

    // Like hosted Supabase, Postgres here ends a visitor's statement that takes too long.
    it('holds up nobody from elsewhere, and no neighbour until his statement is ended', async () => {
      await begin('203.0.113.7');
      for (const address of ['198.51.100.1', '203.0.113.7', '203.0.113.8', '203.0.113.7']) {
        expect(await send([contact()], () => from(address))).toEqual(['stored']);
      }
    });

    it('leaves the other limits of his neighbours exact', async () => {
      await owner.query("alter function private.take_turns set lock_timeout = '1s'");
      await begin('203.0.113.7');
      const neighbours = Array.from({ length: CONNECTIONS }, () => contact());
      const answers = await send(neighbours, () => from('203.0.113.8'));
      expect(counts(answers)).toEqual({ stored: 10, PT429: CONNECTIONS - 10 });
    });

    it('does not keep others from their mails, or the house from being kept', async () => {
      const one = contact();
      await send([one]);
      await begin('203.0.113.7');
      await owner.query("set lock_timeout = '1s'");
      const { rows } = await owner.query('select (public.claim_mail($1, $2, $3)).*', [
        'notification',
        { name: one.name, email: one.email },
        'en',
      ]);
      expect(rows).toHaveLength(1);
      await owner.query("update private.mails set next_try = now() - interval '1 minute'");
      await owner.query('select public.housekeeping()');
      const due = await owner.query('select * from public.claim_due_mails(5, true)');
      expect(due.rows).toHaveLength(1);
    });
  });

  it('mails that twenty workers want at once are claimed once each', async () => {
    await owner.query('update private.limits set most = 100000');
    await send(many());
    await owner.query("update private.mails set next_try = now() - interval '1 minute'");
    const claimed = await each(visitors.slice(0, CONNECTIONS), CONNECTIONS, async (worker) => {
      const mine: string[] = [];
      for (const toVisitors of [false, true]) {
        for (;;) {
          const statement = 'select mail_id from public.claim_due_mails(1, $1)';
          const { rows } = await requestOn<{ mail_id: string }>(worker, 'service_role', {}, statement, [
            toVisitors,
          ]);
          if (rows.length === 0) break;
          mine.push(...rows.map(({ mail_id }) => mail_id));
        }
      }
      return mine;
    });
    const all = claimed.flat();
    expect([all.length, new Set(all).size]).toEqual([2 * ENQUIRIES, 2 * ENQUIRIES]);
  });

  it.each(['repeatable read', 'serializable'])('at the level %s nothing is stored', async (level) => {
    const visitor = visitors[0] as Client;
    await visitor.query(`set session characteristics as transaction isolation level ${level}`);
    await expect(enquireOn(visitor, contact(), {})).rejects.toThrow('READ COMMITTED');
  });
});
