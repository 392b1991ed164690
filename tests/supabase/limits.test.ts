import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseUrls } from '../../supabase/embedded/backend.ts';
import type { Child } from '../../supabase/embedded/child.ts';
import { readKeys } from '../../supabase/embedded/keys.ts';
import { startDatabase } from '../../supabase/embedded/parts.ts';
import { migrated } from './backends.ts';
import { type Answer, type Calls, calls, end, pause, prepareData } from './pipeline.ts';
import { as, contact, type Database, enquire } from './postgres.ts';

/** Seconds: the window of the limits here, long enough for a burst on a machine under load. */
const WINDOW = 10;
const BURST = 25;

let dataDir: string;
let database: Child;
let pipeline: Calls;
beforeAll(async () => {
  dataDir = await prepareData(
    `update private.limits set period = '${WINDOW} seconds'`,
    "update private.limits set most = 40 where scope = 'all'",
  );
  const [urls, keys] = [await chooseUrls(), readKeys(dataDir)];
  database = await startDatabase({ dataDir }, keys, urls.database);
  pipeline = calls(urls, keys);
});
afterAll(async () => {
  await end(database);
  rmSync(dataDir, { recursive: true, force: true });
});

const from = (address: string) => ({ 'x-forwarded-for': address });
const burst = (send: (index: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: BURST }, (_, index) => send(index)));
const taken = (answers: Answer[]) => answers.filter(({ status }) => status === 201).length;
const refused = (answers: Answer[]) => answers.filter(({ status }) => status === 429).length;
const windowEnds = () => pause((WINDOW + 1) * 1000);

it('stops a burst from one address and from one mail address until the window ends', async () => {
  const address = from('203.0.113.7');
  const first = await burst(() => pipeline.insert(contact(), address));
  const email = 'Same.Person@mail.example';
  const second = await burst((index) =>
    pipeline.insert(contact({ email: index % 2 ? email : email.toLowerCase() }), from(`198.51.100.${index}`)),
  );
  const other = await pipeline.insert(contact(), from('203.0.113.8'));
  expect(second.find(({ status }) => status === 429)?.body.message).toBe('Too many enquiries');
  await windowEnds();
  const again = [await pipeline.insert(contact(), address), await pipeline.insert(contact({ email }))];
  console.info(`one address: ${taken(first)} of ${BURST} taken, then ${again[0]?.status} after the window`);
  console.info(
    `one mail address: ${taken(second)} of ${BURST} taken, then ${again[1]?.status} after the window`,
  );
  expect([taken(first), refused(first)]).toEqual([10, BURST - 10]);
  expect([taken(second), refused(second)]).toEqual([5, BURST - 5]);
  expect([other, ...again].map(({ status }) => status)).toEqual([201, 201, 201]);
});

it('stops a burst from one IPv6 network, whose addresses one visitor can have all', async () => {
  const answers = await burst((index) => pipeline.insert(contact(), from(`2001:db8:0:7:${index}::1`)));
  const neighbour = await pipeline.insert(contact(), from('2001:db8:0:8::1'));
  console.info(`one IPv6 network: ${taken(answers)} of ${BURST} taken`);
  expect([taken(answers), refused(answers), neighbour.status]).toEqual([10, BURST - 10, 201]);
});

it('stops a burst from many addresses of both kinds until the window ends', async () => {
  await windowEnds();
  const many = [
    ...(await burst((index) => pipeline.insert(contact(), from(`198.51.100.${index}`)))),
    ...(await burst((index) => pipeline.insert(contact(), from(`192.0.2.${index}`)))),
  ];
  await windowEnds();
  const last = await pipeline.insert(contact());
  console.info(`many of both: ${taken(many)} of ${2 * BURST} taken, then ${last.status} after the window`);
  expect([taken(many), refused(many), last.status]).toEqual([40, 10, 201]);
});

describe('what is kept of an address', () => {
  let postgres: Database;
  beforeAll(async () => {
    postgres = await migrated();
  });
  afterAll(() => postgres.close());

  const address = '203.0.113.7';
  const kept = async (database = postgres) =>
    (await database.query<{ digest: string }>("select encode(digest, 'hex') as digest from private.senders"))
      .rows;

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:DB8::7:1:2:3:4', '2001:db8:0:7::/64'],
    ['fe80::1', 'fe80::/64'],
    ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
    ['203.0.113.7:4711', '203.0.113.7:4711'],
    ['unknown', 'unknown'],
    ["'; --", "'; --"],
  ])('of %s counts %s', async (given, network) => {
    const { rows } = await postgres.query('select private.network_of($1) as network', [given]);
    expect(rows).toEqual([{ network }]);
  });

  it('does not tell the address, not even by trying all addresses', async () => {
    const other = await migrated();
    await enquire(postgres, contact(), from(address));
    await enquire(postgres, contact(), from(address));
    await enquire(other, contact(), from(address));
    const [first, second] = await kept();
    const [elsewhere] = await kept(other);
    await other.close();
    expect(first?.digest).toMatch(/^[\da-f]{64}$/);
    expect(second).toEqual(first);
    expect(elsewhere).not.toEqual(first);
    expect(first?.digest).not.toBe(createHash('sha256').update(address).digest('hex'));
  });

  it('is deleted by the next sweep when the limit looks back no further', async () => {
    const sweep = () => as(postgres, 'service_role', 'select * from public.claim_due_mails(1)');
    await sweep();
    expect(await kept()).toHaveLength(2);
    await postgres.exec("update private.senders set created_at = created_at - interval '1 hour'");
    await sweep();
    expect(await kept()).toEqual([]);
  });
});
