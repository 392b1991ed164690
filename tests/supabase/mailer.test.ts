import { createServer, type Server } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createMailer } from '../../supabase/functions/send-contact-email/mailer.ts';
import { type MailServer, startMailServer } from './mailServer.ts';

let smtp: MailServer;
/** Greets, and answers nothing after that. */
let silent: Server;
let spokenTo: Promise<void>;
beforeAll(async () => {
  smtp = await startMailServer();
  silent = createServer();
  spokenTo = new Promise((resolve) => {
    silent.on('connection', (socket) => {
      socket.on('error', () => {});
      socket.once('data', () => resolve());
      socket.write('220 silent.example\r\n');
    });
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  silent.close();
  await smtp.stop();
});
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

const seconds = (count: number) => vi.advanceTimersByTime(count * 1000);
const send = (port: number) =>
  createMailer({ smtpUrl: `smtp://127.0.0.1:${port}?ignoreTLS=true` })({
    id: 'a',
    messageId: '<a@contoh.example>',
    from: 'firm@contoh.example',
    to: 'visitor@mail.example',
    subject: 'Test',
    text: 'Test',
    html: '<p>Test</p>',
    headers: {},
  }).catch((error: Error) => error.message);

/** Sends a mail to a server that has it and does not say so; `confirm` makes it say so. */
async function sendUnconfirmed() {
  let confirm = () => {};
  const received = new Promise<void>((resolve) => {
    smtp.beforeConfirming = () => {
      resolve();
      return new Promise((confirmed) => {
        confirm = confirmed;
      });
    };
  });
  const outcome = send(smtp.port);
  await received;
  return { outcome, confirm };
}

it('waits two minutes for a mail server that has the mail and does not confirm it, and sends it once', async () => {
  const { outcome, confirm } = await sendUnconfirmed();
  seconds(119);
  confirm();
  expect(await outcome).toBe('<a@contoh.example>');
  expect(smtp.received).toHaveLength(1);
});

it('and no longer than that, since the function is ended soon after; the reason says that the mail may be there', async () => {
  const { outcome, confirm } = await sendUnconfirmed();
  seconds(121);
  expect(await outcome).toBe('It did not confirm the mail within 120 s, and may have accepted it');
  confirm();
});

it('waits twenty seconds at most for one that does not take the mail', async () => {
  const { port } = silent.address() as { port: number };
  const outcome = send(port);
  await spokenTo;
  seconds(21);
  expect(await outcome).toBe('It did not take the mail within 20 s');
});
