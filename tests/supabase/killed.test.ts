import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestSweep } from '../../supabase/local/backend.ts';
import type { Child } from '../../supabase/local/child.ts';
import { readKeys } from '../../supabase/local/keys.ts';
import { startFunction } from '../../supabase/local/processes.ts';
import { howMany } from '../heavy.ts';
import { freePort } from '../ports.ts';
import { onPostgres } from './backends.ts';
import { type Calls, calls } from './calls.ts';
import { type MailServer, startMailServer } from './mailServer.ts';
import { contact, NO_LIMITS } from './postgres.ts';
import { type Cluster, startCluster } from './server/cluster.ts';
import { startPostgrest } from './server/postgrest.ts';
import { connect, createProject, OWNER } from './server/project.ts';
import { end, until } from './wait.ts';

/** Minimum number of enquiries: some while each part is killed, and as many while none is. */
const ENQUIRIES = howMany(1_000, 40);
/** Concurrent visitors. */
const VISITORS = 8;

const SETTINGS = [
  NO_LIMITS,
  "update private.periods set period = '2 seconds' where name in ('first try', 'first pause', 'longest pause')",
  // Long enough that no function loses a mail to another one while it lives.
  "update private.periods set period = '1 hour' where name = 'lease'",
];

onPostgres(({ cli, programs }) => {
  let dataDir: string;
  let cluster: Cluster;
  let postgrest: Awaited<ReturnType<typeof startPostgrest>>;
  let edge: Child;
  let timer: NodeJS.Timeout | undefined;
  let sweeps: Promise<unknown> = Promise.resolve();
  /** Sends what is overdue, like pg_cron but more often. */
  let sweepByItself: () => void;
  let mail: MailServer;
  let pipeline: Calls;
  const received: MailServer['received'] = [];
  /** Inserts that were not answered properly. */
  let answersLost = 0;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'keys-'));
    const keys = readKeys(dataDir);
    cluster = await startCluster(programs);
    await createProject(cli, cluster.url, 'site');
    await asOwner(...SETTINGS);
    postgrest = await startPostgrest(cluster.url, 'site', keys);
    mail = await startMailServer(undefined, received);
    const urls = {
      database: postgrest.url,
      function: `http://127.0.0.1:${await freePort()}`,
      smtp: mail.url,
    };
    edge = await startFunction('https://site.example', keys, urls);
    pipeline = calls(urls, keys);
    sweepByItself = () => {
      timer = setInterval(() => {
        sweeps = Promise.all([sweeps, requestSweep(urls.function, keys)]);
      }, 1_000);
    };
    sweepByItself();
  });
  afterAll(async () => {
    clearInterval(timer);
    await end(edge);
    await postgrest.stop();
    await mail.stop();
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function asOwner(...statements: string[]): Promise<void> {
    const owner = await connect(cluster.url, OWNER, 'site');
    for (const statement of statements) await owner.query(statement);
    await owner.end();
  }

  /** Waits, without a running part, until a visitor notices: the test then does not depend on how fast it restarts. */
  async function isMissed(): Promise<void> {
    const before = answersLost;
    await until('a visitor misses what was killed', () => answersLost > before);
  }

  /** Kills something that is restarted by itself. */
  const kills: Record<string, () => Promise<void> | void> = {
    function: () => void process.kill(Number(edge.pid()), 'SIGKILL'),
    // Postgres closes all connections when one of its backends dies like this.
    async connection() {
      const admin = await connect(cluster.url, OWNER, 'site');
      const { rows } = await admin.query(
        "select pid from pg_stat_activity where usename = 'authenticator' limit 1",
      );
      process.kill(rows[0]?.pid, 'SIGKILL');
      await admin.end().catch(() => {});
    },
    postmaster: () => cluster.crash(isMissed),
    async mail() {
      const { port } = mail;
      await mail.stop();
      mail = await startMailServer(port, received);
    },
    nothing: () => {},
  };

  /** Sends an enquiry like a visitor: repeatedly, until the page says that it is stored. */
  async function enquire(): Promise<string> {
    const one = contact();
    await until('an enquiry is stored', async () => {
      const stored = await pipeline.insert(one).then(
        ({ status }) => status === 201,
        () => false,
      );
      if (!stored) answersLost += 1;
      return stored;
    });
    await pipeline.notify(one).catch(() => undefined);
    await pipeline.acknowledge(one).catch(() => undefined);
    return one.email;
  }

  /** Sends enquiries until a given number is reached and what is done meanwhile is over, however fast they are stored. */
  async function enquireDuring(atLeast: number, meanwhile: Promise<void>): Promise<string[]> {
    let over = false;
    const end = meanwhile.finally(() => {
      over = true;
    });
    const stored: string[] = [];
    const visitor = async () => {
      while (!over || stored.length < atLeast) stored.push(await enquire());
    };
    await Promise.all([end, ...Array.from({ length: VISITORS }, visitor)]);
    return stored;
  }

  /** Sends what functions that died had leased: their leases last longer than the test. */
  async function endLeases(): Promise<void> {
    clearInterval(timer);
    await sweeps;
    await until('all is sent but what was leased', async () => {
      const { status, body } = await pipeline.sweep();
      return status === 200 && body.sent === 0 && body.failed === 0;
    });
    await asOwner('update private.mails set lease_until = now() where lease_until > now()');
    sweepByItself();
  }

  it(`loses none of ${ENQUIRIES} enquiries and more, and sends no email twice, when its parts are killed`, async () => {
    const stored: string[] = [];
    for (const kill of Object.values(kills)) {
      const before = received.length;
      const killed = async () => {
        // Some mails are being sent at that moment.
        await until('some emails are sent', () => received.length > before + 10);
        await kill();
      };
      stored.push(...(await enquireDuring(ENQUIRIES / Object.keys(kills).length, killed())));
    }
    await endLeases();
    const isSent = async () => {
      const rows = await pipeline.report().catch(() => []);
      return rows.filter((row) => row.notification === 'sent' && row.acknowledgment === 'sent').length;
    };
    await until('every email is sent', async () => (await isSent()) === stored.length, 600);
    const rows = (await pipeline.stored()).map(({ email }) => email);
    const different = new Set(received.map(({ messageId }) => messageId)).size;
    console.info(
      `${stored.length} acknowledged as stored after ${answersLost} further attempts, ${rows.length} rows, ${received.length} mails, ${different} different`,
    );
    // All that were acknowledged, each once.
    expect(rows.sort()).toEqual(stored.sort());
    expect(different).toBe(2 * rows.length);
    // A mail that was accepted just before the function or the database died, and not recorded, is sent again with the
    // same Message-ID, by which mailboxes remove duplicates. The function sends six concurrently; kills of the mail
    // server and the round without a kill do not count.
    expect(received.length - different).toBeLessThanOrEqual(6 * (Object.keys(kills).length - 2));
  }, 900_000);
});
