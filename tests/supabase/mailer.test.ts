import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { firm } from '../../src/core/firm/firm.ts';
import { createMailer, type Refused, TooMany } from '../../supabase/functions/send-contact-email/mailer.ts';
import type { Mail } from '../../supabase/functions/send-contact-email/messages.ts';
import { readSettings } from '../../supabase/functions/send-contact-email/settings.ts';
import { listen } from '../ports.ts';
import { promiseOf } from '../promises.ts';
import { type MailServer, parse, type Received, startMailServer } from './mails.ts';

let smtp: MailServer;
beforeAll(async () => {
  smtp = await startMailServer();
});
afterAll(() => smtp.stop());
beforeEach(() => {
  smtp.received.length = 0;
  smtp.refused.clear();
});

const mail = {
  id: 'a',
  messageId: '<a@contoh.example>',
  from: 'firm@contoh.example',
  to: ['visitor@mail.example'],
  subject: 'Test',
  text: 'Test',
  html: '<p>Test</p>',
  headers: {},
};
const settingsWith = (own: Parameters<typeof readSettings>[0]) =>
  readSettings({
    SUPABASE_URL: 'http://127.0.0.1',
    SUPABASE_ANON_KEY: 'anon',
    SUPABASE_SERVICE_ROLE_KEY: 'service',
    SITE_URL: 'https://site.example',
    ...own,
  });

const bySmtp = (smtpUrl = `smtp://127.0.0.1:${smtp.port}?ignoreTLS=true`) => createMailer({ smtpUrl });

describe('SMTP', () => {
  const send = (smtpUrl?: string) => bySmtp(smtpUrl)(mail).catch((error: Error) => error);

  describe('a slow server', () => {
    beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));
    afterEach(() => {
      vi.useRealTimers();
      smtp.beforeConfirming = async () => {};
    });
    const seconds = (count: number) => vi.advanceTimersByTime(count * 1000);

    /** Sends a mail to a server that has it and does not say so; `confirm` makes it say so. */
    async function sendUnconfirmed() {
      const [received, confirmed] = [promiseOf(), promiseOf()];
      smtp.beforeConfirming = () => {
        received.resolve();
        return confirmed.promise;
      };
      const outcome = send();
      await received.promise;
      return { outcome, confirm: confirmed.resolve };
    }

    test('waits a hundred seconds for a mail server to confirm an email, and sends it once', async () => {
      const { outcome, confirm } = await sendUnconfirmed();
      // Real time passes too, on a busy machine some seconds.
      seconds(80);
      confirm();
      expect(await outcome).toBe('<a@contoh.example>');
      expect(smtp.received).toHaveLength(1);
    });

    test('waits no longer, and reports that the email may have been accepted', async () => {
      const { outcome, confirm } = await sendUnconfirmed();
      seconds(101);
      const reason = 'It did not confirm the mail within 100 s, and may have accepted it';
      expect(await outcome).toEqual(new Error(reason));
      confirm();
    });

    test('waits twenty seconds for a mail server that does not take the email', async () => {
      // Greets, and answers nothing after that.
      const spokenTo = promiseOf();
      const silent = createServer((socket) => {
        socket.on('error', () => {});
        socket.once('data', spokenTo.resolve);
        socket.write('220 silent.example\r\n');
      });
      const outcome = send(`${(await listen(silent)).replace('http', 'smtp')}?ignoreTLS=true`);
      await spokenTo.promise;
      seconds(21);
      expect(await outcome).toEqual(new Error('It did not accept the email within 20 s'));
      silent.close();
    });
  });

  test.each([550, 553, 450])('an address refused with %i is refused for good, but for 450', async (code) => {
    smtp.refused.set('visitor@mail.example', code);
    const error = await send();
    expect(error).toBeInstanceOf(Error);
    expect((error as Partial<Refused>).what).toBe(code === 450 ? undefined : 'address');
  });

  test.each([
    [554, '5.7.1 spam', 'content'],
    [550, 'This looks like spam', 'content'],
    [552, '5.2.2 The mailbox is full', undefined],
    [550, '5.4.5 Daily sending quota exceeded', undefined],
    [451, '4.7.1 Try again later', undefined],
  ])('a content refused with %i %s is refused for good: %s', async (responseCode, reason, what) => {
    smtp.beforeConfirming = () => Promise.reject(Object.assign(new Error(reason), { responseCode }));
    const error = await send();
    smtp.beforeConfirming = async () => {};
    expect(error).toMatchObject({ message: expect.stringContaining(reason) });
    expect((error as Partial<Refused>).what).toBe(what);
  });

  test('sends neither password nor email to another machine’s server without TLS', async () => {
    // This machine too, but not by a name that is known for that.
    const error = await send(`smtp://firm:secret@[::ffff:127.0.0.1]:${smtp.port}`);
    expect(error).toMatchObject({ command: 'STARTTLS' });
    expect(smtp.received).toEqual([]);
  });
});

describe('Resend', () => {
  type Answer = { statusCode: number; headers?: Record<string, string> } & Record<string, unknown>;
  /** The answer to the next call, as https://resend.com/docs/api-reference/errors describes it, and the last call. */
  let answer: Answer = { statusCode: 200, id: 'r1' };
  let call: { url?: string; headers: Record<string, unknown>; body: { from?: string } } | undefined;
  const api = createHttpServer(async (request, response) => {
    const { url, headers } = request;
    call = { url, headers, body: JSON.parse(await text(request)) };
    response.writeHead(answer.statusCode, answer.headers).end(JSON.stringify(answer));
  });
  let url: string;
  beforeAll(async () => {
    url = await listen(api);
  });
  afterAll(() => api.close());
  const send = (given: Mail = mail) =>
    createMailer(settingsWith({ RESEND_API_KEY: 're_test', RESEND_URL: url }))(given);

  test('gets an email with its id as idempotency key', async () => {
    expect(await send({ ...mail, replyTo: { name: 'Kim', address: 'kim@mail.example' } })).toBe('r1');
    expect(call).toMatchObject({
      url: '/emails',
      headers: { authorization: 'Bearer re_test', 'idempotency-key': mail.id },
      body: { to: mail.to, reply_to: 'kim@mail.example', subject: mail.subject, text: mail.text },
    });
  });

  test('has sent a summary whose earlier attempt it accepted with other figures, not one in progress', async () => {
    answer = { statusCode: 409, name: 'invalid_idempotent_request', message: 'Another request payload' };
    expect(await send()).toBe(mail.id);
    answer = { statusCode: 409, name: 'concurrent_idempotent_requests', message: 'In progress' };
    await expect(send()).rejects.toThrow('Resend: 409 In progress');
  });

  test.each([
    [400, 'validation_error', 'We found an error with one or more fields in the request', 'content'],
    [413, undefined, 'Request Entity Too Large', 'content'],
    [422, 'validation_error', 'Invalid `reply_to` field', 'content'],
    [451, 'security_error', 'We may have found a security issue with the request', 'content'],
    [422, 'invalid_from_address', 'Invalid `from` field', undefined],
    [403, 'validation_error', 'The firm.example domain is not verified', undefined],
    [500, 'application_error', 'An unexpected error occurred', undefined],
  ])('that answers %i %s (%s) refuses for good: %s', async (statusCode, name, message, what) => {
    answer = { statusCode, name, message };
    const error = await send().catch((error: Error) => error);
    expect(error).toMatchObject({ message: `Resend: ${statusCode} ${message}` });
    expect((error as Partial<Refused>).what).toBe(what);
  });

  test('reports how long to wait after too many emails', async () => {
    answer = { statusCode: 429, message: 'Too many requests', headers: { 'retry-after': '7' } };
    await expect(send()).rejects.toEqual(new TooMany('Resend: 429 Too many requests', 7));
  });
});

test.each([
  ['', firm.name, firm.email],
  ['Tan (Ipoh); "T @ L" \\ Sons <office@firm.example>', 'Tan (Ipoh); "T @ L" \\ Sons', 'office@firm.example'],
  ['"Tan, Lim & Co." <office@firm.example>', 'Tan, Lim & Co.', 'office@firm.example'],
  ['"Tan" & "Lim" <office@firm.example>', '"Tan" & "Lim"', 'office@firm.example'],
  ['陈林律师楼，怡保 <office@firm.example>', '陈林律师楼，怡保', 'office@firm.example'],
  ['office@firm.example', '', 'office@firm.example'],
])('the sender "%s" has one address and its whole name', async (MAIL_FROM, name, address) => {
  const { mailFrom: from } = settingsWith({ SMTP_URL: 'smtp://127.0.0.1', MAIL_FROM });
  await bySmtp()({ ...mail, from });
  expect((await parse(smtp.received[0] as Received)).from).toEqual({ name, address });
  // Resend gets the same setting.
  expect((await PostalMime.parse(`From: ${from}\r\n\r\n`)).from).toEqual({ name, address });
});

describe('FIRM_EMAIL', () => {
  const SMTP_URL = 'smtp://127.0.0.1';
  const read = (FIRM_EMAIL: string) => settingsWith({ SMTP_URL, FIRM_EMAIL }).firmEmail;

  test.each([
    ['', [firm.email]],
    ['a@firm.example', ['a@firm.example']],
    ['Contoh & Partners <a@firm.example>', ['a@firm.example']],
    ['a@firm.example, b@firm.example', ['a@firm.example', 'b@firm.example']],
    ['a@firm.example;b@firm.example;', ['a@firm.example', 'b@firm.example']],
    ['"Tan, Lim" <a@firm.example>, Tan, Lim & Co. <b@firm.example>', ['a@firm.example', 'b@firm.example']],
    ['陈林，怡保 <mailto:a@firm.example>', ['a@firm.example']],
  ])('"%s" is %j, and each gets the email', async (setting, addresses) => {
    expect(read(setting)).toEqual(addresses);
    await bySmtp()({ ...mail, to: read(setting) });
    expect(smtp.received[0]?.to).toEqual(addresses);
  });

  test('gets the email at its other addresses if the mail server refuses one, and the log says which', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    smtp.refused.set('gone@firm.example', 550);
    const to = ['gone@firm.example', 'a@firm.example'];
    await bySmtp()({ ...mail, to });
    expect(smtp.received[0]?.to).toEqual(['a@firm.example']);
    expect(log).toHaveBeenCalledWith('send-contact-email: the mail server refuses gone@firm.example');
    log.mockRestore();
  });

  test.each([
    ...['office', 'a@firm', 'Contoh & Partners', 'a@firm.example, b', 'a@firm.example <b@firm.example'],
    ...['a@firm.example b@firm.example', 'a@firm.example,, b@firm.example'],
    'Tan, a@firm.example, Lim <b@firm.example>',
  ])('"%s" keeps the function from starting', (setting) => {
    expect(() => read(setting)).toThrow(`the setting FIRM_EMAIL: “${setting}” is not an email address`);
  });
});
