import { afterAll, beforeAll, expect, it } from 'vitest';
import { firm } from '../../src/core/firm/firm.ts';
import { locales } from '../../src/core/i18n/locales.ts';
import { labelOf } from '../../supabase/functions/send-contact-email/messages.ts';
import type { EnquiryFigures } from '../../supabase/functions/send-contact-email/outbox.ts';
import { summary } from '../../supabase/functions/send-contact-email/ownMails.ts';
import { headersOf, parse } from './mailServer.ts';
import { type Pipeline, startPipeline } from './pipeline.ts';
import { claimedMail, contact } from './postgres.ts';
import { texts, textsIn } from './texts.ts';

const en = textsIn('en');

const HELD = 4;
/** Nothing to report. */
const WELL: EnquiryFigures = {
  stored: 9,
  stored_lately: 1,
  failing: 0,
  waiting: 0,
  held: 0,
  held_until: null,
  given_up: 0,
  too_late: 0,
  last_error: null,
  refusals: [],
};

let pipeline: Pipeline;
beforeAll(async () => {
  pipeline = await startPipeline(
    "update private.limits set most = 1 where scope = 'all'",
    "update private.limits set most = 1 where scope = 'address'",
    "update private.periods set period = '0' where name in ('summary at', 'worth telling', 'first try')",
  );
});
afterAll(() => pipeline.stop());

it('the firm gets a digest of a flood, and one summary of what is waiting, held or refused', async () => {
  const first = contact();
  const address = { 'cf-connecting-ip': '203.0.113.7' };
  await pipeline.insert(first, address);
  expect((await pipeline.insert({ ...first, message: 'Again' }, address)).status).toBe(429);
  const flood = Array.from({ length: HELD }, () => contact({ message: 'Is this\nseen? <b>' }));
  for (const [index, one] of flood.entries()) {
    expect((await pipeline.insert(one, { 'cf-connecting-ip': `10.${index}.0.1` })).status).toBe(201);
    expect([(await pipeline.notify(one)).status, (await pipeline.acknowledge(one)).status]).toEqual([
      404, 404,
    ]);
  }
  // Two for the enquiry before the flood, and two to the firm about the site.
  expect((await pipeline.sweep()).body).toEqual({ sent: 4, failed: 0 });
  expect((await pipeline.sweep()).body).toEqual({ sent: 0, failed: 0 });
  const own = pipeline.mail.received.filter(({ raw }) => !raw.includes(first.email));
  expect(own.map(({ to }) => to)).toEqual([[firm.email], [firm.email]]);
  const mails = await Promise.all(own.map(parse));
  const withSubject = (subject: string) => mails.find((mail) => mail.subject === subject);
  const digest = withSubject(en('digest.subject'));
  for (const { name, email } of flood)
    expect(digest?.text).toContain(`${labelOf('name', en)}: ${name}\n${labelOf('email', en)}: ${email}`);
  expect(digest?.text).toContain('Is this seen? <b>');
  expect(digest?.html).toContain('Is this seen? &lt;b&gt;');
  const summary = withSubject(en('summary.subject'));
  expect(summary?.text).toContain(en('summary.held', { count: HELD }));
  const refused = en('summary.refusal', { hour: 'HOUR', refused: 1, limit: en('summary.limits.address') });
  const [before = '', after = ''] = refused.split('HOUR');
  const line = summary?.text
    ?.split('\n')
    .find((line) => line.startsWith(before) && line.trim().endsWith(after));
  expect(line).toMatch(/\d{1,2} \w{3,4} \d{4}, \d\d:00/);
  expect(summary?.text).not.toMatch(/Visitor \d|@mail\.example|seen/);
  for (const mail of own) {
    expect(headersOf(mail)).toContain('Auto-Submitted: auto-generated');
  }
});

it.each(locales)(
  'the summary in $name has a paragraph for each kind of figure that is not zero',
  (locale) => {
    const text = (figures: Partial<EnquiryFigures>) =>
      summary({ ...claimedMail({ kind: 'summary' }), figures: { ...WELL, ...figures } }, texts.of(locale), {
        firmEmail: [firm.email],
        mailFrom: firm.email,
      }).text;
    const paragraphs = (figures: Partial<EnquiryFigures>) => text(figures).split('\n\n').length;
    const refusals: EnquiryFigures['refusals'] = [
      { hour: '2026-11-21T00:00:00+00:00', scope: 'network', refused: 1234 },
      { hour: '2026-11-21T01:00:00+00:00', scope: 'address', refused: 5 },
    ];
    expect(paragraphs({})).toBe(2);
    for (const figures of [{ waiting: 1 }, { held: 2 }, { given_up: 3 }, { too_late: 4 }, { refusals }]) {
      expect(paragraphs(figures)).toBe(3);
    }
    const all = text({
      waiting: 71,
      last_error: 'connect ECONNREFUSED',
      held: 72,
      given_up: 73,
      too_late: 74,
      refusals,
    });
    for (const words of ['71', 'connect ECONNREFUSED', '72', '73', '74', '1234'])
      expect(all).toContain(words);
    expect(all).not.toMatch(/[{}]|undefined|summary\./);
  },
);
