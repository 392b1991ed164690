import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestSweep } from '../../supabase/local/backend.ts';
import { howMany } from '../heavy.ts';
import { until } from '../processes.ts';
import { startMailServer } from './mails.ts';
import { type Pipeline, startPipeline } from './pipeline.ts';
import { contact, NO_LIMITS, onPostgres } from './postgres.ts';
import { type Cluster, startCluster } from './server/cluster.ts';
import { createProject } from './server/project.ts';

/** Minimum number of enquiries: some while each part is killed, and as many while none is. */
const ENQUIRIES = howMany(1_000, 40);
const VISITORS = 8;

const SETTINGS = [
  NO_LIMITS,
  "update private.periods set period = '2 seconds' where name in ('first try', 'first pause', 'longest pause')",
  // Long enough that no function loses a mail to another one while it lives.
  "update private.periods set period = '1 hour' where name = 'lease'",
];

onPostgres(({ cli, programs }) => {
  let cluster: Cluster;
  let pipeline: Pipeline;
  let timer: NodeJS.Timeout | undefined;
  let sweeps: Promise<unknown> = Promise.resolve();
  /** Inserts that were not answered properly. */
  let answersLost = 0;

  /** Sends what is overdue, like pg_cron but more often. */
  const sweepByItself = () => {
    timer = setInterval(() => {
      sweeps = Promise.all([sweeps, requestSweep(pipeline.urls.function, pipeline.keys)]);
    }, 1_000);
  };
  beforeAll(async () => {
    cluster = await startCluster(programs);
    await createProject(cli, cluster.url, 'site');
    pipeline = await startPipeline({ url: cluster.url }, SETTINGS, 'site');
    sweepByItself();
  });
  afterAll(async () => {
    clearInterval(timer);
    await sweeps;
    await pipeline.stop();
    await cluster.stop();
  });

  /** Waits, without a running part, until a visitor notices: the test then does not depend on how fast it restarts. */
  async function isMissed(): Promise<void> {
    const before = answersLost;
    await until('a visitor misses what was killed', () => answersLost > before);
  }

  /** Kills something that is restarted by itself. */
  const kills: Record<string, () => Promise<void> | void> = {
    function: () => void process.kill(Number(pipeline.edge.pid()), 'SIGKILL'),
    // Postgres closes all connections when one of its backends dies like this.
    async connection() {
      const [visitor] = await pipeline.asOwner<{ pid: number }>(
        "select pid from pg_stat_activity where usename = 'authenticator' limit 1",
      );
      process.kill(Number(visitor?.pid), 'SIGKILL');
    },
    postmaster: () => cluster.crash(isMissed),
    async mail() {
      const { port, received } = pipeline.mail;
      await pipeline.mail.stop();
      pipeline.mail = await startMailServer(port, received);
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
    await pipeline.asOwner('update private.mails set lease_until = now() where lease_until > now()');
    sweepByItself();
  }

  test(`loses none of ${ENQUIRIES} enquiries and more, and sends no email twice, when its parts are killed`, async () => {
    const stored: string[] = [];
    const { received } = pipeline.mail;
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
    const unsent = 'select from private.mails where sent_at is null';
    await until('every email is sent', async () => (await pipeline.asOwner(unsent)).length === 0, 600);
    const rows = (await pipeline.asOwner<{ email: string }>('select email from public.contacts')).map(
      ({ email }) => email,
    );
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
