import { describe, expect, test } from 'vitest';
import { mailFaults, mailNotes, smtpFaults } from '../../../tools/launch/mail.ts';
import { type Answer, type Answers, serveApi } from '../../serve.ts';

/** A Resend with these answers, which is asked with the firm's settings. */
async function faultsOf(answers: Answers, settings: Record<string, string> = {}) {
  const { url, asked } = await serveApi(answers);
  const faults = await mailFaults({
    RESEND_API_KEY: 're_send',
    RESEND_READ_KEY: 're_read',
    RESEND_URL: url,
    FIRM_EMAIL: 'Office@firm.example, partner@firm.example',
    MAIL_FROM: 'Firm <website@mail.firm.example>',
    ...settings,
  });
  return { asked, faults: faults.map(({ setting, problem }) => `${setting}: ${problem}`) };
}

/** An email to the firm with what became of it, sent some hours ago. */
const email = (last_event: string, hours: number, own: object = {}) => ({
  from: 'Firm <website@mail.firm.example>',
  to: ['office@firm.example'],
  created_at: new Date(Date.now() - hours * 3_600_000).toISOString(),
  last_event,
  ...own,
});
const emails = (...data: object[]): Answers => ({ 'GET /emails?limit=100': [200, { data }] });
const domain = (name: string, status: string): Answers => ({
  'GET /domains': [200, { data: [{ name, status }] }],
});

const WELL: Answers = {
  'POST /emails': [422, { name: 'missing_required_field', message: 'Missing `to` field.' }],
  ...domain('mail.firm.example', 'verified'),
  ...emails(email('delivered', 1)),
};

describe('Resend', () => {
  test('is asked with the key of the function for nothing but whether it accepts it', async () => {
    const { asked, faults } = await faultsOf(WELL);
    expect(faults).toEqual([]);
    const [first, ...others] = asked;
    expect(first).toMatchObject({ headers: { authorization: 'Bearer re_send' }, body: '{}' });
    for (const { call, headers } of others)
      expect([call.slice(0, 4), headers.authorization]).toEqual(['GET ', 'Bearer re_read']);
    expect(others.map(({ call }) => call)).toContain('GET /suppressions/partner%40firm.example');
  });

  test('is asked for no more without a key that can read', async () => {
    const { asked, faults } = await faultsOf({ 'POST /emails': [400, {}] }, { RESEND_READ_KEY: '' });
    expect(faults).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  test('is asked again after too many requests', async () => {
    const domains = [[429, { name: 'rate_limit_exceeded' }], WELL['GET /domains']];
    const { faults } = await faultsOf({ ...WELL, 'GET /domains': () => domains.shift() as Answer });
    expect(faults).toEqual([]);
    expect(domains).toEqual([]);
  });

  test.each<[said: string, answers: Answers]>([
    ['RESEND_API_KEY: Resend refuses it', { 'POST /emails': [401, { message: 'Bad' }] }],
    ['for now (Quota)', { 'POST /emails': [429, { name: 'daily_quota_exceeded', message: 'Quota' }] }],
    ['RESEND_READ_KEY: Resend does not let it read', { 'GET /domains': [401, {}] }],
    ['not verified mail.firm.example (pending)', domain('mail.firm.example', 'pending')],
    ['mail.firm.example (not added)', domain('firm.example', 'verified')],
    [
      'FIRM_EMAIL: Resend no longer sends emails to partner@firm.example: somebody there marked one as spam',
      { 'GET /suppressions/partner%40firm.example': [200, { origin: 'complaint' }] },
    ],
    ...['bounced', 'suppressed', 'failed', 'delivery_delayed'].map((event): [string, Answers] => [
      'FIRM_EMAIL: Of the emails that Resend accepted for office@firm.example, 2 did not arrive, the last of ',
      emails(email('sent', 0.1), email(event, 200), email('bounced', 300), email('delivered', 400)),
    ]),
    ['example, 1 did not arrive', emails(email('delivered', 1), email('bounced', 23))],
  ])('says “%s”', async (said, answers) => {
    expect((await faultsOf({ ...WELL, ...answers })).faults).toEqual([expect.stringContaining(said)]);
  });

  test.each<[what: string, ...sent: object[]]>([
    ['nothing sent yet'],
    ['a later one that arrived, and a day', email('opened', 1), email('bounced', 25)],
    ['a busy mail server', email('delivery_delayed', 0.5)],
    ['a visitor’s address', email('bounced', 1, { to: ['visitor@mail.example'] })],
    ['emails of another sender', email('bounced', 1, { from: 'news@firm.example' })],
  ])('reports no loss for %s', async (_, ...sent) => {
    expect((await faultsOf({ ...WELL, ...emails(...sent) })).faults).toEqual([]);
  });
});

test('a mail server that is not there is not called one that rejects the login', async () => {
  const [fault] = await smtpFaults('smtps://user:password@127.0.0.1:9');
  expect(fault?.problem).toContain('No connection');
});

describe('notes', () => {
  const notesOf = (MAIL_FROM: string, service: Record<string, string>) =>
    mailNotes({ FIRM_EMAIL: 'office@firm.example, tan@mail.example', MAIL_FROM, ...service });
  const RESEND = { RESEND_API_KEY: 're_1', RESEND_READ_KEY: 're_2' };
  const SMTP = { SMTP_URL: 'smtps://mail.firm.example' };

  test.each([
    ['website@firm.example', RESEND, [/^Warning: .*take for forgery/]],
    ['website@mail.firm.example', RESEND, []],
    ['Firm <Office@firm.example>', RESEND, []],
    ['tan@mail.example', RESEND, [/forgery/]],
    ['website@mail.firm.example', { RESEND_API_KEY: 're_1' }, [/^Not known: .*RESEND_READ_KEY/]],
    ['website@mail.firm.example', SMTP, [/^What cannot be delivered comes back to website@mail/]],
    ['office@firm.example', SMTP, [/^Warning: .*comes back to office@firm.example, the mailbox that/]],
    ['website@firm.example', SMTP, [/forgery/, /comes back to website@firm.example/]],
    ['nobody', SMTP, []],
  ])('of MAIL_FROM=%s with %j: %j', (sender, service, notes) => {
    expect(notesOf(sender, service)).toEqual(notes.map((note) => expect.stringMatching(note)));
  });

  test('name a sender for which no warning is left', () => {
    for (const service of [RESEND, SMTP])
      for (const sender of ['website@firm.example', 'office@firm.example']) {
        const [, advised = 'office@firm.example'] =
          /such as (\S+@[\w.]+\w)/.exec(notesOf(sender, service).join()) ?? [];
        expect(notesOf(advised, service).join(), sender).not.toContain('Warning');
      }
  });
});
