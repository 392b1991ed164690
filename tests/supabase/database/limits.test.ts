import { createHash } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contact, from, onDatabase } from '../postgres.ts';

onDatabase((postgres) => {
  // A fifth of the limits of docs/operations.md, since every enquiry takes its time.
  beforeAll(() =>
    postgres.query("update private.limits set most = most / 5 where most > 5 and period <> '12 hours'"),
  );
  beforeEach(async () => {
    // Counts the refusals of the previous test before they are deleted.
    await postgres.housekeeping();
    await postgres.empty();
  });

  /** Sends enquiries one after another; returns how many were accepted. The others were refused as too many. */
  async function taken(count: number, addressOf: (index: number) => string): Promise<number> {
    let stored = 0;
    for (let index = 0; index < count; index += 1) {
      const refusal = await postgres.enquire(contact(), from(addressOf(index))).then(
        () => undefined,
        ({ code }: { code: string }) => code,
      );
      if (!refusal) stored += 1;
      else expect(refusal).toBe('PT429');
    }
    return stored;
  }

  test.each([
    ['address', 12, () => '203.0.113.7', '203.0.113.8'],
    ['network', 60, (index: number) => `2001:db8:7:${index}::1`, '2001:db8:8::1'],
  ])('refuses many from one %s, and counts them', async (scope, most, addressOf, other) => {
    expect(await taken(most + 2, addressOf)).toBe(most);
    expect(await taken(1, () => other)).toBe(1);
    await postgres.housekeeping();
    await postgres.housekeeping();
    // One row, or two where an hour ends in the meantime.
    const refusals = await postgres.query(`
      select scope, sum(refused)::integer as refused, bool_and(hour = date_trunc('hour', hour)) as hourly
      from private.refusals where hour > now() - interval '2 hours' group by scope`);
    expect(refusals).toEqual([{ scope, refused: 2, hourly: true }]);
    await postgres.later('1 hour');
    expect(await taken(1, addressOf)).toBe(1);
    await postgres.query("update private.refusals set hour = hour - interval '91 days'");
    await postgres.housekeeping();
    expect(await postgres.value('select count(*) from private.refusals')).toBe(0);
  });

  describe('a day', () => {
    const oldestFirst = async () => (await postgres.states()).reverse();
    const mailboxes = (addresses: string) =>
      postgres.query('select distinct private.mailbox(unnest($1::text[]))', [addresses.split(' ')]);

    test('allows two acknowledgements to one person, and the firm gets every enquiry', async () => {
      for (const email of ['Victim@mail.example', 'victim+1@mail.example', 'VICTIM@MAIL.EXAMPLE'])
        await postgres.enquire(contact({ email }));
      expect(await oldestFirst()).toEqual(['waiting, waiting', 'waiting, waiting', 'waiting, repeated']);
    });

    test.each([
      ['in any case', 'Victim@gmail.com VICTIM@GMAIL.COM'],
      ['with a plus', 'victim+1@qq.com victim+a+b@qq.com victim@foxmail.com'],
      ['with dots at Gmail', 'v.ictim@gmail.com vi.ct.im+a@gmail.com victim@googlemail.com'],
      ['with marks at Proton', 'v-i-c.tim@proton.me vic_tim+a@protonmail.com victim@pm.me'],
      ['with hyphens at Yandex', 'vic-tim@yandex.com vic.tim@yandex.ru victim@ya.ru'],
      ['in other domains of Apple', 'victim+1@icloud.com victim@me.com victim@mac.com'],
      ['in subdomains of Fastmail', 'a@victim.fastmail.com b@victim.fastmail.com victim+c@fastmail.com'],
      ['with a hyphen at Yahoo', 'victim-a@yahoo.com victim-b@yahoo.co.uk victim@ymail.com'],
      ['at a domain of her own', 'a@victim.com.my b-1@mail.victim.com.my c@x.y.victim.com.my'],
    ])('one person is one mailbox, %s', async (_, addresses) => {
      expect(await mailboxes(addresses)).toHaveLength(1);
    });

    test('several people are several', async () => {
      const several = 'ab@mail.com.my ab@mail.net.my ab@other.my a.b@gmail.com ac@gmail.com ad@qq.com';
      expect(await mailboxes(several)).toHaveLength(6);
    });

    test.each([
      ['one address', 4, 2, 3, () => '203.0.113.7'],
      ['one network', 12, 8, 10, (index: number) => `203.0.113.${index}`],
    ])('has a limit for %s, beyond it a digest', async (_, daily, hourly, acknowledged, addressOf) => {
      for (let left = daily + 5; left > 0; left -= hourly) {
        const now = Math.min(left, hourly);
        expect(await taken(now, addressOf)).toBe(now);
        await postgres.later('1 hour');
      }
      expect(await oldestFirst()).toEqual([
        ...Array(acknowledged).fill('waiting, waiting'),
        ...Array(daily - acknowledged).fill('waiting, withheld'),
        ...Array(5).fill('in digest, withheld'),
      ]);
    });

    test('puts what one address sends beyond its limit for an hour into the digest', async () => {
      expect(await taken(5, () => '203.0.113.7')).toBe(5);
      expect((await oldestFirst()).filter((state) => state.startsWith('in digest'))).toHaveLength(3);
    });

    test('lets no three addresses use up the acknowledgements of all', async () => {
      await taken(12, (index) => `203.0.113.${index % 3}`);
      await postgres.enquire(contact(), from('198.51.100.1'));
      expect((await postgres.states())[0]).toBe('waiting, waiting');
    });

    test('has a limit for all acknowledgements, beyond which the firm still gets enquiries', async () => {
      await taken(17, (index) => `10.0.${index}.1`);
      const [acknowledged, withheld] = [
        Array(12).fill('waiting, waiting'),
        Array(5).fill('waiting, withheld'),
      ];
      expect(await oldestFirst()).toEqual([...acknowledged, ...withheld]);
    });
  });

  test('refuses an enquiry of megabytes before it takes a lock', async () => {
    const long = contact({ message: 'x'.repeat(2_000_000) });
    await expect(postgres.enquire(long)).rejects.toMatchObject({ code: 'PT413' });
  });

  test('refuses several enquiries in one statement, whose own rows would not be counted', async () => {
    const five = Array.from({ length: 5 }, () => "('A', 'a@mail.example', 'm', true)");
    const insert = `insert into public.contacts (name, email, message, consent) values ${five}`;
    await expect(postgres.as('anon', insert)).rejects.toThrow('One enquiry at a time');
  });

  describe('an address', () => {
    const address = '203.0.113.7';
    const digests = () =>
      postgres.value<string[]>("select array_agg(encode(digest, 'hex')) from private.senders");

    test.each([
      ['203.0.113.7', '203.0.113.7/32', '203.0.113.0/24'],
      ['2001:DB8:1:7:1:2:3:4', '2001:db8:1:7::/64', '2001:db8:1::/48'],
      ['fe80::1', 'fe80::/64', 'fe80::/48'],
      ['::ffff:203.0.113.7', '203.0.113.7/32', '203.0.113.0/24'],
      ['203.0.113.7:4711', '203.0.113.7/32', '203.0.113.0/24'],
      ['[2001:db8:1:7::1]:4711', '2001:db8:1:7::/64', '2001:db8:1::/48'],
      ['unknown', 'unknown', 'unknown'],
      ["'; --", "'; --", "'; --"],
    ])('%s counts as %s and %s', async (given, own, network) => {
      const networks =
        'select private.network_of($1, 32, 64) as own, private.network_of($1, 24, 48) as network';
      expect(await postgres.query(networks, [given])).toEqual([{ own, network }]);
    });

    test('is stored as a salted digest, so that trying all addresses does not reveal it', async () => {
      await postgres.enquire(contact(), from(address));
      const [own, network] = await digests();
      expect(own).toMatch(/^[\da-f]{64}$/);
      expect(own).not.toBe(createHash('sha256').update(address).digest('hex'));
      // As in another project, whose salt differs.
      await postgres.query('update private.salt set value = uuid_send(gen_random_uuid())');
      await postgres.enquire(contact(), from(address));
      expect(new Set(await digests()).size).toBe(4);
      expect(network).not.toBe(own);
    });

    test.each([
      ['the only gateway says', { 'x-forwarded-for': `${address}, 10.0.0.1` }],
      ['Cloudflare says, not the visitor', { ...from(address), 'x-forwarded-for': '198.51.100.1' }],
    ])('is what %s', async (_, headers) => {
      await postgres.enquire(contact(), from(address));
      await postgres.enquire(contact(), headers);
      expect(new Set(await digests()).size).toBe(2);
    });

    test('is deleted after a day, when no limit looks back that far', async () => {
      await postgres.enquire(contact(), from(address));
      await postgres.later('23 hours');
      await postgres.housekeeping();
      expect(await digests()).toHaveLength(2);
      await postgres.later('1 hour');
      await postgres.housekeeping();
      expect(await digests()).toBeNull();
    });
  });
});
