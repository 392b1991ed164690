import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onEachBackend } from '../backends.ts';
import { as, contact, type Database, enquire } from '../postgres.ts';

onEachBackend((open) => {
  let postgres: Database;
  beforeAll(async () => {
    postgres = await open();
  });
  beforeEach(async () => {
    // Counts the refusals of the previous test before they are deleted.
    await housekeeping();
    await postgres.exec('truncate public.contacts cascade; truncate private.senders, private.refusals');
  });
  afterAll(() => postgres.close());

  const from = (address: string) => ({ 'x-forwarded-for': address });
  /** Sends enquiries one after another; returns how many were accepted. The rest was refused as too many. */
  async function taken(count: number, send: (index: number) => Promise<unknown>): Promise<number> {
    let stored = 0;
    for (let index = 0; index < count; index += 1) {
      const refusal = await send(index).then(
        () => undefined,
        (error: { code: string }) => error.code,
      );
      if (!refusal) stored += 1;
      else expect(refusal).toBe('PT429');
    }
    return stored;
  }
  /** Moves everything an hour into the past, or more. */
  const later = (time = '1 hour') =>
    postgres.exec(`
      update public.contacts set created_at = created_at - interval '${time}';
      update private.mails set created_at = created_at - interval '${time}';
      update private.senders set created_at = created_at - interval '${time}'`);
  const housekeeping = () => as(postgres, 'service_role', 'select public.housekeeping()');

  describe('an hour has', () => {
    it('ten enquiries from one address', async () => {
      expect(await taken(12, () => enquire(postgres, contact(), from('203.0.113.7')))).toBe(10);
      expect(await taken(1, () => enquire(postgres, contact(), from('203.0.113.8')))).toBe(1);
      await later();
      expect(await taken(12, () => enquire(postgres, contact(), from('203.0.113.7')))).toBe(10);
    });

    it('ten from one IPv6 network, whose addresses one visitor can have all', async () => {
      const send = (index: number) => enquire(postgres, contact(), from(`2001:db8:0:7:${index}::1`));
      expect(await taken(12, send)).toBe(10);
      expect(await taken(1, () => enquire(postgres, contact(), from('2001:db8:0:8::1')))).toBe(1);
    });

    it.each([
      ['/48 of IPv6', (index: number) => `2001:db8:7:${index}::1`, '2001:db8:8::1'],
      ['/24 of IPv4', (index: number) => `203.0.113.${index}`, '203.0.114.1'],
      ['/24 that is written as IPv6', (index: number) => `::ffff:203.0.113.${index}`, '::ffff:203.0.114.1'],
    ])('forty from one %s, and leaves the door open for others', async (_, address, other) => {
      expect(await taken(50, (index) => enquire(postgres, contact(), from(address(index))))).toBe(40);
      expect(await taken(1, () => enquire(postgres, contact(), from(other)))).toBe(1);
    });

    it('more than three hundred from everywhere: nobody closes the door for all', async () => {
      const send = (index: number) => enquire(postgres, contact(), from(`10.${index >> 8}.${index & 255}.1`));
      expect(await taken(320, send)).toBe(320);
    });
  });

  describe('a day has', () => {
    /** The states of the mails, oldest enquiry first: `notification, acknowledgment`. */
    const states = async () =>
      (
        await as<{ state: string }>(
          postgres,
          'service_role',
          "select notification || ', ' || acknowledgment as state from public.enquiry_report(1000)",
        )
      )
        .map(({ state }) => state)
        .reverse();
    const toVictim = (addresses: string[]) =>
      taken(addresses.length, (index) =>
        enquire(postgres, contact({ email: addresses[index] }), from(`198.51.${index}.1`)),
      );

    it.each([
      ['whatever case it is in', ['Victim@mail.example', 'victim@mail.example', 'VICTIM@MAIL.EXAMPLE']],
      [
        'whatever follows a plus',
        ['victim+1@mail.example', 'victim+a+b@mail.example', 'victim@mail.example'],
      ],
      ['with dots, at Gmail', ['v.ictim@gmail.com', 'vi.ct.im+a@gmail.com', 'victim@googlemail.com']],
    ])(
      'two acknowledgements to one mailbox, %s, and the firm hears of each enquiry',
      async (_, addresses) => {
        expect(await toVictim(addresses)).toBe(3);
        const both = 'waiting, waiting';
        expect(await states()).toEqual([both, both, 'waiting, not sent: the mailbox has had enough']);
      },
    );

    it('two acknowledgements for each of those who share no mailbox', async () => {
      await toVictim([
        'a.b@mail.example',
        'ab@mail.example',
        'ab@other.example',
        'a.b@gmail.com',
        'ac@gmail.com',
      ]);
      expect(new Set(await states())).toEqual(new Set(['waiting, waiting']));
    });

    it('the door open for somebody whose address another one has used up', async () => {
      await toVictim(Array.from({ length: 30 }, () => 'client@mail.example'));
      expect(
        await taken(1, () =>
          enquire(postgres, contact({ email: 'client@mail.example' }), from('203.0.113.7')),
        ),
      ).toBe(1);
      expect((await states()).at(-1)).toBe('waiting, not sent: the mailbox has had enough');
    });

    it.each([
      ['twenty enquiries from one address', 20, 10, () => '203.0.113.7'],
      ['sixty from one network', 60, 40, (index: number) => `203.0.113.${index}`],
    ])('%s whose mails go out at once', async (_, daily, hourly, address) => {
      for (let left = daily + 5; left > 0; left -= hourly) {
        const now = Math.min(left, hourly);
        expect(await taken(now, (index) => enquire(postgres, contact(), from(address(index))))).toBe(now);
        await later();
      }
      const all = await states();
      expect(all.slice(0, daily)).toEqual(Array(daily).fill('waiting, waiting'));
      expect(all.slice(daily)).toEqual(Array(5).fill('in the next digest, held'));
    });

    it('sixty acknowledgements in all; the firm hears of what comes after them', async () => {
      await taken(65, (index) => enquire(postgres, contact(), from(`10.${index}.0.1`)));
      const all = await states();
      expect(all.slice(0, 60)).toEqual(Array(60).fill('waiting, waiting'));
      expect(all.slice(60)).toEqual(Array(5).fill('waiting, held'));
    });
  });

  it('an enquiry of megabytes is refused before it makes others wait', async () => {
    await expect(enquire(postgres, contact({ message: 'x'.repeat(2_000_000) }))).rejects.toMatchObject({
      code: 'PT413',
    });
  });

  it('one statement brings one enquiry: it would not see its own rows, and count none', async () => {
    const five = Array.from({ length: 5 }, () => "('A', 'a@mail.example', 'm', true)");
    await expect(
      as(postgres, 'anon', `insert into public.contacts (name, email, message, consent) values ${five}`),
    ).rejects.toMatchObject({ code: 'PT400', message: 'One enquiry at a time' });
    expect(await taken(1, () => enquire(postgres, contact()))).toBe(1);
  });

  it('what was refused is counted by hour and scope, and by nothing else', async () => {
    const [began] = (await postgres.query<{ hour: Date }>("select date_trunc('hour', now()) as hour")).rows;
    // One row, or two where an hour ends in the meantime.
    const refusals = async () =>
      (
        await postgres.query(
          `select scope, sum(refused)::integer as refused,
             bool_and(hour in ($1, date_trunc('hour', now()))) as now
           from private.refusals group by scope order by scope`,
          [began?.hour],
        )
      ).rows;
    await taken(13, () => enquire(postgres, contact(), from('203.0.113.7')));
    await taken(42, (index) => enquire(postgres, contact(), from(`10.0.0.${index}`)));
    await housekeeping();
    await housekeeping();
    expect(await refusals()).toEqual([
      { scope: 'address', refused: 3, now: true },
      { scope: 'network', refused: 2, now: true },
    ]);
    await taken(1, () => enquire(postgres, contact(), from('203.0.113.7')));
    await housekeeping();
    expect(await refusals()).toContainEqual({ scope: 'address', refused: 4, now: true });
    await postgres.exec("update private.refusals set hour = hour - interval '91 days'");
    await housekeeping();
    expect(await refusals()).toEqual([]);
  });

  describe('what is kept of an address', () => {
    const address = '203.0.113.7';
    const digests = async (database = postgres) =>
      (
        await database.query<{ digest: string }>(
          "select encode(digest, 'hex') as digest from private.senders",
        )
      ).rows.map(({ digest }) => digest);

    it.each([
      ['203.0.113.7', '203.0.113.7/32', '203.0.113.0/24'],
      ['2001:DB8:1:7:1:2:3:4', '2001:db8:1:7::/64', '2001:db8:1::/48'],
      ['fe80::1', 'fe80::/64', 'fe80::/48'],
      ['::ffff:203.0.113.7', '203.0.113.7/32', '203.0.113.0/24'],
      ['203.0.113.7:4711', '203.0.113.7/32', '203.0.113.0/24'],
      ['[2001:db8:1:7::1]:4711', '2001:db8:1:7::/64', '2001:db8:1::/48'],
      ['unknown', 'unknown', 'unknown'],
      ["'; --", "'; --", "'; --"],
    ])('of %s counts %s and %s', async (given, own, network) => {
      const { rows } = await postgres.query(
        'select private.network_of($1, 32, 64) as own, private.network_of($1, 24, 48) as network',
        [given],
      );
      expect(rows).toEqual([{ own, network }]);
    });

    it('does not tell the address, not even by trying all addresses', async () => {
      const other = await open();
      // The salt of another project, created by its own migrations.
      await other.exec('update private.salt set value = uuid_send(gen_random_uuid())');
      await enquire(postgres, contact(), from(address));
      const [own, network] = await digests();
      await enquire(postgres, contact(), from(address));
      expect(await digests()).toEqual([own, network, own, network]);
      expect(new Set([own, network]).size).toBe(2);
      await enquire(other, contact(), from(address));
      expect(await digests(other)).not.toContain(own);
      await other.close();
      expect(own).toMatch(/^[\da-f]{64}$/);
      expect(own).not.toBe(createHash('sha256').update(address).digest('hex'));
    });

    it('is deleted when the limits look back no further', async () => {
      await enquire(postgres, contact(), from(address));
      await housekeeping();
      expect(await digests()).toHaveLength(2);
      await later('23 hours');
      await housekeeping();
      expect(await digests()).toHaveLength(2);
      await later('1 hour');
      await housekeeping();
      expect(await digests()).toEqual([]);
    });
  });
});
