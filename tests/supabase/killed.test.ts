import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalBackend, requestSweep, startBackend } from '../../supabase/local/backend.ts';
import type { Child } from '../../supabase/local/child.ts';
import { messageIdOf } from '../../supabase/local/inbox/mails.ts';
import { readKeys } from '../../supabase/local/keys.ts';
import { readOptions } from '../../supabase/local/options.ts';
import { backendUrls } from '../../supabase/local/ports.ts';
import { startFunction } from '../../supabase/local/processes.ts';
import { freePort } from '../ports.ts';
import { onPostgres } from './backends.ts';
import { type Calls, calls } from './calls.ts';
import { howMany } from './heavy.ts';
import { type MailServer, startMailServer } from './mailServer.ts';
import { prepareData } from './pipeline.ts';
import { contact, NO_LIMITS } from './postgres.ts';
import { type Cluster, startCluster } from './server/cluster.ts';
import { startPostgrest } from './server/postgrest.ts';
import { connect, createProject, OWNER } from './server/project.ts';
import { end, until } from './wait.ts';

/** Minimum number of enquiries: some while each part is killed, and as many while none is. */
const ENQUIRIES = howMany(1_000, 40);
/** The same on the local backend, which no visitor meets. */
const AT_HOME = howMany(100, 10);

/** Concurrent visitors. */
const VISITORS = 8;

const SHORT = [
  NO_LIMITS,
  "update private.periods set period = '2 seconds' where name in ('first try', 'first pause', 'longest pause')",
];
const lease = (period: string) => `update private.periods set period = '${period}' where name = 'lease'`;

/** A backend whose parts can be killed. */
interface Killable {
  pipeline: Calls;
  /** The Message-IDs of the received mails, duplicates included. */
  mails(): (string | undefined)[];
  /** Kills something that is restarted by itself. */
  kills: Record<string, () => void>;
  /** Ends the leases of functions that died, where they last longer than the test. */
  endLeases?(): Promise<void>;
}

/** Inserts that were not answered properly. */
let answersLost = 0;

/** Sends an enquiry like a visitor: repeatedly, until the page says that it is stored. */
async function enquire({ pipeline }: Killable): Promise<string> {
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

/** Waits, without a running part, until a visitor notices: the test then does not depend on how fast it restarts. */
async function isMissed(): Promise<void> {
  const before = answersLost;
  await until('a visitor misses what was killed', () => answersLost > before);
}

/** Sends enquiries until a given number is reached and what is done meanwhile is over, however fast they are stored. */
async function enquireDuring(
  backend: Killable,
  atLeast: number,
  meanwhile: Promise<void>,
): Promise<string[]> {
  let over = false;
  const end = meanwhile.finally(() => {
    over = true;
  });
  const stored: string[] = [];
  const visitor = async () => {
    while (!over || stored.length < atLeast) stored.push(await enquire(backend));
  };
  await Promise.all([end, ...Array.from({ length: VISITORS }, visitor)]);
  return stored;
}

/** Sends enquiries while each part is killed in turn; all that were acknowledged must be stored, each once. */
async function enquireWhileKilled(backend: Killable, atLeast: number) {
  answersLost = 0;
  const kills = Object.values(backend.kills);
  const stored: string[] = [];
  for (const kill of kills) {
    const before = backend.mails().length;
    const killed = async () => {
      // Some mails are being sent at that moment.
      await until('some emails are sent', () => backend.mails().length > before + 10);
      await kill();
    };
    stored.push(...(await enquireDuring(backend, Math.ceil(atLeast / kills.length), killed())));
  }
  await backend.endLeases?.();
  await until(
    'every email is sent',
    async () =>
      (await backend.pipeline.report().catch(() => [])).filter(
        (row) => row.notification === 'sent' && row.acknowledgment === 'sent',
      ).length === stored.length,
    600,
  );
  const rows = (await backend.pipeline.stored()).map(({ email }) => email);
  const ids = backend.mails();
  console.info(
    `${stored.length} acknowledged as stored after ${answersLost} further attempts, ${rows.length} rows, ${ids.length} mails, ${new Set(ids).size} different`,
  );
  expect(rows.sort()).toEqual(stored.sort());
  return { rows: rows.length, ids };
}

const titleOf = (count: number) =>
  `loses none of ${count} enquiries and more, and sends no email twice, when its parts are killed`;

describe('the local backend', () => {
  let dataDir: string;
  let running: LocalBackend;
  let local: Killable;

  beforeAll(async () => {
    // A slow machine may exceed this lease; the mail is then sent twice, and the inbox keeps one.
    dataDir = await prepareData(...SHORT, lease('4 seconds'));
    const env = { DATA_DIR: dataDir, MAIL_PORT: String(await freePort()), SWEEP_SECONDS: '1' };
    running = await startBackend(readOptions(process.cwd(), env));
    const kill = (...parts: Child[]) => {
      for (const part of parts) process.kill(Number(part.pid()), 'SIGKILL');
    };
    const { children } = running;
    const folder = join(dataDir, 'mails');
    local = {
      pipeline: calls(backendUrls(dataDir), readKeys(dataDir)),
      // The inbox's files on disk.
      mails: () =>
        readdirSync(folder)
          .filter((file) => file.endsWith('.eml'))
          .map((file) => messageIdOf(readFileSync(join(folder, file)))),
      kills: { everything: () => kill(...Object.values(children)) },
    };
  });
  afterAll(async () => {
    running.stop();
    await Promise.all(Object.values(running.children).map(end));
    rmSync(dataDir, { recursive: true, force: true });
  });

  it(titleOf(AT_HOME), async () => {
    const { rows, ids } = await enquireWhileKilled(local, AT_HOME);
    expect(ids, 'every email is whole').not.toContain(undefined);
    expect([ids.length, new Set(ids).size]).toEqual([2 * rows, 2 * rows]);
  }, 900_000);
});

onPostgres(({ cli, programs }) => {
  let dataDir: string;
  let cluster: Cluster;
  let postgrest: Awaited<ReturnType<typeof startPostgrest>>;
  let edge: Child;
  let timer: NodeJS.Timeout | undefined;
  let mail: MailServer;
  let hosted: Killable;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'keys-'));
    const keys = readKeys(dataDir);
    cluster = await startCluster(programs);
    await createProject(cli, cluster.url, 'site');
    const owner = await connect(cluster.url, OWNER, 'site');
    // Long enough that no function loses a mail to another one while it lives.
    for (const setting of [...SHORT, lease('1 hour')]) await owner.query(setting);
    await owner.end();
    postgrest = await startPostgrest(cluster.url, 'site', keys);
    mail = await startMailServer();
    const urls = {
      database: postgrest.url,
      function: `http://127.0.0.1:${await freePort()}`,
      smtp: mail.url,
    };
    edge = await startFunction('https://site.example', keys, urls);
    let sweeps = Promise.resolve();
    // Like pg_cron, but more often.
    const sweepByItself = () => {
      timer = setInterval(() => {
        sweeps = Promise.all([sweeps, requestSweep(urls.function, keys)]).then(() => {});
      }, 1_000);
    };
    sweepByItself();
    const received = [mail.received];
    const pipeline = calls(urls, keys);
    hosted = {
      pipeline,
      mails: () => received.flat().map(({ messageId }) => messageId),
      kills: {
        async function() {
          process.kill(Number(edge.pid()), 'SIGKILL');
        },
        // Postgres closes all connections when one of its backends dies like this.
        async connection() {
          const admin = await connect(cluster.url, OWNER, 'site');
          admin.on('error', () => {});
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
          mail = await startMailServer(port);
          received.push(mail.received);
        },
        async nothing() {},
      },
      async endLeases() {
        // Sweeps by hand, until nothing is left: the visitors have their answers already.
        clearInterval(timer);
        await sweeps;
        await until('all is sent but what was leased', async () => {
          const { status, body } = await pipeline.sweep();
          return status === 200 && body.sent === 0 && body.failed === 0;
        });
        const owner = await connect(cluster.url, OWNER, 'site');
        await owner.query('update private.mails set lease_until = now() where lease_until > now()');
        await owner.end();
        sweepByItself();
      },
    };
  });
  afterAll(async () => {
    clearInterval(timer);
    await end(edge);
    await postgrest.stop();
    await mail.stop();
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it(titleOf(ENQUIRIES), async () => {
    const { rows, ids } = await enquireWhileKilled(hosted, ENQUIRIES);
    const twice = ids.length - new Set(ids).size;
    expect(new Set(ids).size).toBe(2 * rows);
    // A mail that was accepted just before the function or the database died, and not recorded, is sent again with the
    // same Message-ID, by which mailboxes remove duplicates. The function sends six concurrently; kills of the mail
    // server and the round without a kill do not count.
    expect(twice).toBeLessThanOrEqual(6 * (Object.keys(hosted.kills).length - 2));
  }, 900_000);
});
