import { createServer, type Server } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AddressRefused, createMailer, TooMany } from '../../supabase/functions/send-contact-email/mailer.ts';
import { type MailServer, startMailServer } from './mailServer.ts';
import { startResend } from './resend.ts';

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
const mail = {
  id: 'a',
  messageId: '<a@contoh.example>',
  from: 'firm@contoh.example',
  to: 'visitor@mail.example',
  subject: 'Test',
  text: 'Test',
  html: '<p>Test</p>',
  headers: {},
};
const send = (port: number, smtpUrl = `smtp://127.0.0.1:${port}?ignoreTLS=true`) =>
  createMailer({ smtpUrl })(mail).catch((error: Error) => error);

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

it('waits a hundred seconds for a mail server to confirm an email, and sends it once', async () => {
  const { outcome, confirm } = await sendUnconfirmed();
  seconds(99);
  confirm();
  expect(await outcome).toBe('<a@contoh.example>');
  expect(smtp.received).toHaveLength(1);
});

it('waits no longer, and reports that the email may have been accepted', async () => {
  const { outcome, confirm } = await sendUnconfirmed();
  seconds(101);
  expect(await outcome).toEqual(
    new Error('It did not confirm the mail within 100 s, and may have accepted it'),
  );
  confirm();
});

it('waits twenty seconds for a mail server that does not take the email', async () => {
  const { port } = silent.address() as { port: number };
  const outcome = send(port);
  await spokenTo;
  seconds(21);
  expect(await outcome).toEqual(new Error('It did not take the mail within 20 s'));
});

it.each([550, 553])('recognises a permanent refusal of an address, %i', async (code) => {
  smtp.refused.set('visitor@mail.example', code);
  expect(await send(smtp.port)).toBeInstanceOf(AddressRefused);
});

it('does not take a temporary refusal for a permanent one', async () => {
  smtp.refused.set('visitor@mail.example', 450);
  const error = await send(smtp.port);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(AddressRefused);
});

it('sends neither password nor email to another machine’s server without TLS', async () => {
  smtp.refused.clear();
  const before = smtp.received.length;
  // This machine too, but not by a name that is known for that.
  const error = await send(smtp.port, `smtp://firm:secret@[::ffff:127.0.0.1]:${smtp.port}`);
  expect(error).toMatchObject({ command: 'STARTTLS' });
  expect(smtp.received).toHaveLength(before);
});

describe('Resend', () => {
  let resend: Awaited<ReturnType<typeof startResend>>;
  beforeAll(async () => {
    resend = await startResend();
  });
  afterAll(() => resend.stop());
  const sendByResend = () => createMailer({ resend: { apiKey: 're_test', url: resend.url } })(mail);

  it('has sent a summary whose earlier attempt it accepted with other figures', async () => {
    resend.refusal = {
      statusCode: 409,
      name: 'invalid_idempotent_request',
      message: 'Same idempotency key used with a different request payload.',
    };
    expect(await sendByResend()).toBe(mail.id);
  });

  it('has not sent an email whose earlier attempt is in progress', async () => {
    resend.refusal = { statusCode: 409, name: 'concurrent_idempotent_requests', message: 'In progress' };
    await expect(sendByResend()).rejects.toThrow('Resend: 409 In progress');
  });

  it('reports how long to wait after too many emails', async () => {
    resend.refusal = {
      statusCode: 429,
      name: 'rate_limit_exceeded',
      message: 'Too many requests',
      headers: { 'retry-after': '7' },
    };
    await expect(sendByResend()).rejects.toEqual(new TooMany('Resend: 429 Too many requests', 7));
  });
});
