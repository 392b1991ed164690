import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROJECT } from '../../plugins/project.ts';
import { firm } from '../../src/core/firm/firm.ts';
import { defaultLocale, intlLocale, type Locale, locales } from '../../src/core/i18n/locales.ts';
import { readSettings } from '../../supabase/functions/send-contact-email/settings.ts';
import { startFunction } from '../../supabase/local/backend.ts';
import { localeWithId } from '../unit/bundles.ts';
import { parse, texts } from './mails.ts';
import { type Pipeline, startPipeline } from './pipeline.ts';
import { type Contact, contact, EMPTY, NO_LIMITS, onPostgres } from './postgres.ts';

test('the CLI that deploys it is the one that the tests use', () => {
  const versionIn = (folder: string) =>
    JSON.parse(readFileSync(join(PROJECT, folder, 'package.json'), 'utf8')).dependencies.supabase;
  expect(versionIn('.github/deploy')).toBe(versionIn('tests/supabase/server'));
});

onPostgres((postgres) => {
  /** An enquiry whose page never requested its emails. */
  const overdue = contact();
  let pipeline: Pipeline;
  beforeAll(async () => {
    pipeline = await startPipeline(postgres, [
      NO_LIMITS,
      // Only what is overdue from the beginning is, however long the tests take.
      "update private.periods set period = '1 hour' where name = 'first try'",
    ]);
    await pipeline.insert(overdue, { 'accept-language': 'zh-Hans' });
    await pipeline.asOwner('update private.mails set next_try = now()');
  });
  afterAll(() => pipeline.stop());

  /** The emails to an address, and those to the firm about it. */
  const mailsOf = async ({ email }: Contact) => {
    const all = await Promise.all(
      pipeline.mail.received.map(async (received) => ({ received, mail: await parse(received) })),
    );
    const isOf = (address?: string) => address === email;
    return all.filter(({ received, mail }) => [...received.to, mail.replyTo?.[0]?.address].some(isOf));
  };

  const notSent = () => {
    throw new Error('No email was sent');
  };

  const request = (init: RequestInit) =>
    fetch(pipeline.urls.function, { headers: { apikey: pipeline.keys.anon }, ...init });

  describe('a bad request', () => {
    const record = { name: 'A', email: 'a@mail.example', message: 'm', created_at: '2026-11-21T00:00:00Z' };
    const missing = (field: string) => `The field "record.${field}" is missing`;
    const forbidden = (field: string) =>
      `The field "record.${field}" has characters that no enquiry may have`;

    test.each<[status: number, error: string, body: unknown]>([
      [400, 'The body is not JSON', 'name=A'],
      [400, 'The body is not JSON', ''],
      [400, 'The body must be a JSON object', []],
      [400, 'The field "record" is missing', {}],
      [400, missing('name'), { record: { ...record, name: undefined } }],
      [400, missing('email'), { record: { ...record, email: '' } }],
      [400, missing('message'), { record: { ...record, message: 7 } }],
      [400, missing('created_at'), { record: { ...record, created_at: null } }],
      [400, forbidden('name'), { record: { ...record, name: 'A\u0000' } }],
      [400, forbidden('name'), { record: { ...record, name: '=?utf-8?Q?=0D=0ABcc:_x?=' } }],
      [400, forbidden('phone'), { record: { ...record, phone: '\u202e1' } }],
      [400, 'The only types are "acknowledgment" and "sweep"', { type: 'invoice', record }],
      [413, 'The body is longer than 65536 bytes', { record: { ...record, message: 'x'.repeat(1_048_576) } }],
      [404, 'No enquiry is waiting for this email', { record }],
    ])('gets %i: %s', async (status, error, body) => {
      expect(await pipeline.callFunction(body)).toMatchObject({ status, body: { error } });
    });

    test.each(['PUT', 'PATCH', 'DELETE'])('by %s gets 405', async (method) => {
      const response = await request({ method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
      expect(await response.json()).toEqual({ error: 'Only GET and POST are allowed' });
    });

    test.each(['', 'wrong'])('with the key "%s" gets 401', async (key) => {
      expect(await pipeline.callFunction({ record }, {}, key)).toMatchObject({
        status: 401,
        body: { error: 'The API key is missing or wrong' },
      });
    });

    test('for a sweep with a visitor’s key gets 403', async () => {
      expect(await pipeline.callFunction({ type: 'sweep' })).toMatchObject({ status: 403 });
    });
  });

  test.each([
    ['https://site.example', 'https://site.example'],
    ['https://evil.example', null],
    ['https://site.example.evil.example', null],
    ['http://site.example', null],
    ['null', null],
  ])('of pages, those of the site alone can read the answers: %s', async (origin, allowed) => {
    const headers = { origin, 'access-control-request-method': 'POST' };
    const preflight = await request({ method: 'OPTIONS', headers });
    expect(preflight.headers.get('access-control-allow-origin')).toBe(allowed);
  });

  describe('the emails', () => {
    const typed = {
      name: 'Dato’ Lim <b>"Ah" & Co.</b>',
      phone: '+60 5-000 1234',
      message: 'First line\n\tSecond   <script>alert(1)</script> line',
    };
    /** When an enquiry was stored, on the firm's day. */
    const dayOf = async ({ email }: Contact, locale: Locale) => {
      const row = (await pipeline.stored()).find((row) => row.email === email);
      return new Date(String(row?.created_at)).toLocaleDateString(intlLocale(locale), {
        dateStyle: 'long',
        timeZone: 'Asia/Kuala_Lumpur',
      });
    };

    test('give the firm everything, and its reply goes to the visitor', async () => {
      const one = contact(typed);
      await pipeline.insert(one);
      await pipeline.notify(one, { 'accept-language': 'ko' });
      const [{ received, mail } = notSent()] = await mailsOf(one);
      expect(received.to).toEqual([firm.email]);
      expect(mail.replyTo).toEqual([{ name: one.name, address: one.email }]);
      expect(mail.subject).toBe(texts.firm('notification.subject', { name: one.name }));
      const day = await dayOf(one, defaultLocale);
      for (const words of [one.name, one.email, typed.phone, one.message, '한국어', day])
        expect(mail.text?.replaceAll('\r\n', '\n')).toContain(words);
      // White space as typed, and the direction of the visitor's script.
      expect(mail.html?.replaceAll('\r\n', '\n')).toMatch(
        /<pre dir="auto" style="[^"]*white-space: pre-wrap">First line\n\tSecond {3}&#60;script&#62;alert\(1\)&#60;\/script&#62; line<\/pre>/,
      );
      expect(mail.html).toContain('<td dir="auto">Dato’ Lim');
      expect(mail.html).not.toMatch(/<script|<b>/);
    });

    test.each(locales)('acknowledge in $name, with nothing that the visitor typed', async (locale) => {
      const one = contact(typed);
      const t = texts.of(locale);
      await pipeline.insert(one);
      await pipeline.acknowledge(one, { 'accept-language': locale.tag });
      const [{ received, mail } = notSent()] = await mailsOf(one);
      expect(mail.subject).toBe(t('acknowledgment.subject'));
      for (const words of [t('acknowledgment.greeting'), await dayOf(one, locale)])
        expect(mail.text).toContain(words);
      expect(mail.html).toContain(`<html lang="${locale.tag}">`);
      for (const words of ['Lim', 'First line', 'script', '000 1234', '<b>']) {
        expect(received.raw).not.toContain(words);
        expect(mail.text).not.toContain(words);
      }
      expect(mail.replyTo).toEqual([{ name: '', address: firm.email }]);
      // The same in every attempt.
      expect(mail.messageId).toMatch(new RegExp(`^<[\\da-f-]{36}@${firm.email.split('@')[1]}>$`));
    });
  });

  describe('a sweep', () => {
    test('sends what the page did not request, in the page’s language', async () => {
      await pipeline.sweep();
      const subjects = (await mailsOf(overdue)).map(({ mail }) => mail.subject);
      const toFirm = texts.firm('notification.subject', { name: overdue.name });
      const toVisitor = texts.of(localeWithId('zh'))('acknowledgment.subject');
      expect(subjects.sort()).toEqual([toFirm, toVisitor].sort());
    });

    test('leaves the first moments of an enquiry to the page', async () => {
      const visitor = contact();
      await pipeline.insert(visitor);
      await pipeline.sweep();
      expect(await mailsOf(visitor)).toEqual([]);
    });

    test('leaves nothing of which an uptime monitor would hear', async () => {
      expect((await request({})).status).toBe(200);
    });
  });

  test('in a flood the firm gets a digest, and one summary of what is waiting or refused', async () => {
    const t = texts.firm;
    await pipeline.asOwner(
      EMPTY,
      "update private.limits set most = 1 where scope = 'all'",
      "update private.limits set most = 1 where scope = 'address' and outcome = 'refuse'",
      "update private.periods set period = '0' where name in ('summary at', 'worth telling', 'first try')",
    );
    pipeline.mail.received.length = 0;
    const first = contact();
    const address = { 'cf-connecting-ip': '203.0.113.7' };
    await pipeline.insert(first, address);
    expect((await pipeline.insert({ ...first, message: 'Again' }, address)).status).toBe(429);
    const flood = Array.from({ length: 4 }, () => contact({ message: 'Is this seen?' }));
    for (const [index, one] of flood.entries()) {
      expect((await pipeline.insert(one, { 'cf-connecting-ip': `10.${index}.0.1` })).status).toBe(201);
      for (const send of [pipeline.notify, pipeline.acknowledge]) expect((await send(one)).status).toBe(404);
    }
    // Two for the enquiry before the flood, and two to the firm about the site.
    expect((await pipeline.sweep()).body).toEqual({ sent: 4, failed: 0 });
    expect((await pipeline.sweep()).body).toEqual({ sent: 0, failed: 0 });
    const own = pipeline.mail.received.filter(({ raw }) => !raw.includes(first.email));
    expect(own.map(({ to }) => to)).toEqual([[firm.email], [firm.email]]);
    // reports.test.ts has what they say.
    const mails = await Promise.all(own.map(parse));
    const withSubject = (subject: string) => mails.find((mail) => mail.subject === subject);
    for (const { name } of flood) expect(withSubject(t('digest.subject'))?.text).toContain(name);
    const told = withSubject(t('summary.subject'))?.text;
    expect(told).toContain(t('summary.limits.address'));
    expect(told).not.toMatch(/Visitor \d|@mail\.example|seen/);
  });

  test('the function does not start without its settings, and names the one that is missing', async () => {
    const urls = { ...pipeline.urls, function: 'http://127.0.0.1:9', smtp: 'smtp://127.0.0.1' };
    const start = startFunction('', pipeline.keys, urls);
    await expect(start).rejects.toThrow('the setting SITE_URL is missing');
    const own = {
      SUPABASE_URL: 'http://a.example',
      SUPABASE_ANON_KEY: 'anon',
      SUPABASE_SERVICE_ROLE_KEY: 's',
    };
    const complete = { ...own, SITE_URL: 'https://site.example', SMTP_URL: 'smtp://127.0.0.1' };
    expect(() => readSettings(complete)).not.toThrow();
    for (const name of Object.keys(own))
      expect(() => readSettings({ ...complete, [name]: '' })).toThrow(`the setting ${name} is missing`);
    expect(() => readSettings({ ...complete, SMTP_URL: '' })).toThrow('set RESEND_API_KEY or SMTP_URL');
  });
});
