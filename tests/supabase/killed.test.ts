import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chooseUrls } from '../../supabase/embedded/backend.ts';
import { readKeys } from '../../supabase/embedded/keys.ts';
import { messageIdOf } from '../../supabase/embedded/messageId.ts';
import type { BackendUrls } from '../../supabase/embedded/parts.ts';
import { freePort } from '../../supabase/embedded/ports.ts';
import { type Calls, calls, each, NO_LIMITS, prepareData, until } from './pipeline.ts';
import { contact } from './postgres.ts';

const ENQUIRIES = 160;

type Pids = Record<'mail' | 'database' | 'function', number>;

let dataDir: string;
let urls: BackendUrls;
let env: Record<string, string>;
let backend: ChildProcess;
let pipeline: Calls;
/** Attempts to store that were not answered as they should. */
let answersLost = 0;

async function start(): Promise<void> {
  backend = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'backendProcess.ts')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
  });
  await Promise.race([
    once(backend, 'message'),
    once(backend, 'exit').then(() => Promise.reject(new Error('The backend did not start'))),
  ]);
}

async function pids(): Promise<Pids> {
  const [message] = await Promise.all([once(backend, 'message'), backend.send('pids')]);
  return message[0];
}

beforeAll(async () => {
  dataDir = await prepareData(
    NO_LIMITS,
    "update private.periods set period = '2 seconds' where name in ('first try', 'first pause', 'longest pause')",
    "update private.periods set period = '8 seconds' where name = 'lease'",
  );
  urls = await chooseUrls();
  const [port, mailPort, smtpPort] = [await freePort(), await freePort(), await freePort()];
  env = {
    URLS: JSON.stringify(urls),
    DATA_DIR: dataDir,
    PORT: String(port),
    MAIL_PORT: String(mailPort),
    SMTP_PORT: String(smtpPort),
    SWEEP_SECONDS: '1',
  };
  pipeline = calls(urls, readKeys(dataDir));
  await start();
});
afterAll(async () => {
  const gone = once(backend, 'exit');
  backend.kill('SIGKILL');
  await gone;
  rmSync(dataDir, { recursive: true, force: true });
});

/** Sends an enquiry as a visitor does: again and again, until the page says that it is stored. */
async function enquire(): Promise<string> {
  const one = contact();
  let lost = -1;
  await until('an enquiry is stored', async () => {
    lost += 1;
    return pipeline.insert(one).then(
      ({ status }) => status === 201,
      () => false,
    );
  });
  answersLost += lost;
  await pipeline.notify(one).catch(() => undefined);
  await pipeline.acknowledge(one).catch(() => undefined);
  return one.email;
}

/** Kills something while enquiries come in, some of which are on their way at that moment. */
async function enquireWhile(kill: () => Promise<void>): Promise<string[]> {
  const before = (await mails()).length;
  const running = each(Array.from({ length: ENQUIRIES / 4 }), 8, enquire);
  await until('some mails are sent', async () => (await mails()).length > before + 10);
  await kill();
  return running;
}

/** The mails in the inbox, as they are on the disk. */
const mails = async () =>
  readdirSync(join(dataDir, 'mails'))
    .filter((file) => file.endsWith('.eml'))
    .map((file) => readFileSync(join(dataDir, 'mails', file)));

it('loses no enquiry and keeps no mail twice when parts are killed', async () => {
  const killPart = (part: keyof Pids) => async () => void process.kill((await pids())[part], 'SIGKILL');
  const stored = [
    ...(await enquireWhile(killPart('function'))),
    ...(await enquireWhile(killPart('database'))),
    ...(await enquireWhile(async () => {
      const all = await pids();
      const gone = once(backend, 'exit');
      for (const pid of [Number(backend.pid), ...Object.values(all)]) process.kill(pid, 'SIGKILL');
      await gone;
      await start();
    })),
    ...(await enquireWhile(async () => {})),
  ];
  await until(
    'every mail is sent',
    async () =>
      (await pipeline.report()).every((row) => row.notification === 'sent' && row.acknowledgment === 'sent'),
    180,
  );
  const rows = (await pipeline.stored()).map(({ email }) => email);
  const ids = (await mails()).map((raw) => messageIdOf(raw));
  expect(ids, 'every mail is whole').not.toContain(undefined);
  console.info(
    `${stored.length} acknowledged as stored after ${answersLost} further attempts, ${rows.length} rows, ${ids.length} mails, ${new Set(ids).size} different`,
  );
  expect(rows.sort()).toEqual(stored.sort());
  expect([ids.length, new Set(ids).size]).toEqual([2 * rows.length, 2 * rows.length]);
  expect(stored).toHaveLength(ENQUIRIES);
  expect(answersLost, 'something was really lost').toBeGreaterThan(0);
}, 600_000);
