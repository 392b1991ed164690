import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Child } from '../../supabase/local/child.ts';
import { freePort } from '../../supabase/local/ports.ts';
import { startMail } from '../../supabase/local/processes.ts';
import { until } from './wait.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'mailbox-'));
let ports: { mailPort: number; smtpPort: number };
let mailServer: Child;
beforeAll(async () => {
  ports = { mailPort: await freePort(), smtpPort: await freePort() };
  mailServer = await startMail({ ...ports, dataDir });
});
afterAll(() => {
  mailServer.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const transport = () => createTransport({ host: '127.0.0.1', port: ports.smtpPort, ignoreTLS: true });
const send = (messageId: string, text: string) =>
  transport().sendMail({
    from: 'firm@contoh.example',
    to: 'visitor@mail.example',
    subject: 'Test',
    messageId,
    text,
  });
const inbox = async (): Promise<string[]> => {
  const mails: { text: string }[] = await (await fetch(`http://127.0.0.1:${ports.mailPort}/mails`)).json();
  return mails.map(({ text }) => text.trim()).sort();
};
const killed = async () => {
  const pid = Number(mailServer.pid());
  process.kill(pid, 'SIGKILL');
  // Until it is gone, the one that was killed may still answer.
  await until('it is started again', () => mailServer.pid() !== pid);
  await until('the inbox answers again', () =>
    inbox().then(
      () => true,
      () => false,
    ),
  );
};

it('shows an email that came twice once, and keeps what it accepted when it is killed', async () => {
  await send('<a@contoh.example>', 'first');
  await killed();
  await send('<a@contoh.example>', 'first');
  await send('<b@contoh.example>', 'second');
  await send('<b@contoh.example>', 'second');
  await until('both are shown', async () => (await inbox()).length >= 2);
  await killed();
  await until('both are shown again', async () => (await inbox()).length >= 2);
  expect(await inbox()).toEqual(['first', 'second']);
});

it('shows an email once that comes twice at the same moment, and removes half-written files', async () => {
  const half = join(dataDir, 'mails', 'half.part');
  writeFileSync(half, 'Message-ID: <c@contoh.example>\r\nSubject: Te');
  await killed();
  await Promise.all([send('<c@contoh.example>', 'third'), send('<c@contoh.example>', 'third')]);
  expect(await inbox()).toEqual(['first', 'second', 'third']);
  expect(existsSync(half)).toBe(false);
});
