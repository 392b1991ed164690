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

it('waits a hundred seconds for a mail server that has the mail and does not confirm it, and sends it once', async () => {
  const { outcome, confirm } = await sendUnconfirmed();
  seconds(99);
  confirm();
  expect(await outcome).toBe('<a@contoh.example>');
  expect(smtp.received).toHaveLength(1);
});

it('and no longer than that, since the function is ended soon after; the reason says that the mail may be there', async () => {
  const { outcome, confirm } = await sendUnconfirmed();
  seconds(101);
  expect(await outcome).toEqual(
    new Error('It did not confirm the mail within 100 s, and may have accepted it'),
  );
  confirm();
});

it('waits twenty seconds at most for one that does not take the mail', async () => {
  const { port } = silent.address() as { port: number };
  const outcome = send(port);
  await spokenTo;
  seconds(21);
  expect(await outcome).toEqual(new Error('It did not take the mail within 20 s'));
});

it.each([550, 553])('knows an address that is refused for good, with %i', async (code) => {
  smtp.refused.set('visitor@mail.example', code);
  expect(await send(smtp.port)).toBeInstanceOf(AddressRefused);
});

it('does not take a temporary refusal for a final one', async () => {
  smtp.refused.set('visitor@mail.example', 450);
  const error = await send(smtp.port);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(AddressRefused);
});

it('sends nothing, no password either, to a server elsewhere that offers no TLS', async () => {
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

  it('that has sent an earlier attempt of a summary, whose figures have changed since, has sent it', async () => {
    resend.refusal = {
      statusCode: 409,
      name: 'invalid_idempotent_request',
      message: 'Same idempotency key used with a different request payload.',
    };
    expect(await sendByResend()).toBe(mail.id);
  });

  it('that is still at an earlier attempt has not', async () => {
    resend.refusal = { statusCode: 409, name: 'concurrent_idempotent_requests', message: 'In progress' };
    await expect(sendByResend()).rejects.toThrow('Resend: 409 In progress');
  });

  it('that takes no more for now says until when', async () => {
    resend.refusal = {
      statusCode: 429,
      name: 'rate_limit_exceeded',
      message: 'Too many requests',
      headers: { 'retry-after': '7' },
    };
    await expect(sendByResend()).rejects.toEqual(new TooMany('Resend: 429 Too many requests', 7));
  });
});
