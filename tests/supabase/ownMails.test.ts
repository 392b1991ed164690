import { afterAll, beforeAll, expect, it } from 'vitest';
import { firm } from '../../src/firm/firm.ts';
import { locales } from '../../src/i18n/locales.ts';
import type { Figures } from '../../supabase/functions/send-contact-email/outbox.ts';
import { summary } from '../../supabase/functions/send-contact-email/ownMails.ts';
import { headersOf, parse } from './mailServer.ts';
import { type Pipeline, startPipeline } from './pipeline.ts';
import { contact } from './postgres.ts';
import { readTexts } from './texts.ts';

const HELD = 4;
/** Nothing to tell. */
const WELL: Figures = {
  stored: 9,
  stored_lately: 1,
  failing: 0,
  waiting: 0,
  held: 0,
  given_up: 0,
  last_error: null,
  refusals: [],
};

let pipeline: Pipeline;
beforeAll(async () => {
  pipeline = await startPipeline(
    "update private.limits set most = 1 where scope = 'all'",
    "update private.limits set most = 1 where scope = 'email'",
    "update private.periods set period = '0' where name in ('summary at', 'worth telling', 'first try')",
  );
});
afterAll(() => pipeline.stop());

it('the firm is told of a flood, and once of what waits, is held and was refused; a visitor’s words are in neither', async () => {
  const first = contact();
  await pipeline.insert(first);
  expect((await pipeline.insert({ ...first, message: 'Again' })).status).toBe(429);
  for (let held = 0; held < HELD; held += 1) {
    const one = contact();
    expect((await pipeline.insert(one)).status).toBe(201);
    expect([(await pipeline.notify(one)).status, (await pipeline.acknowledge(one)).status]).toEqual([
      404, 404,
    ]);
  }
  // The enquiry of before the flood has its two, the firm two of its own.
  expect((await pipeline.sweep()).body).toEqual({ sent: 4, failed: 0 });
  expect((await pipeline.sweep()).body).toEqual({ sent: 0, failed: 0 });
  const own = pipeline.mail.received.filter(({ raw }) => !raw.includes(first.email));
  expect(own.map(({ to }) => to)).toEqual([[firm.email], [firm.email]]);
  const mails = await Promise.all(own.map(parse));
  const [flood, summary] = mails.sort(
    (one, other) =>
      Number(other.subject?.includes('far too many')) - Number(one.subject?.includes('far too many')),
  );
  expect(flood?.text).toContain(`the emails about ${HELD} of them are held`);
  expect(summary?.text).toContain(`${HELD} enquiries came while far too many were coming in`);
  expect(summary?.text).toMatch(/\d{1,2} \w{3,4} \d{4}, \d\d:00: 1, with one email address/);
  for (const mail of own) {
    expect(mail.raw).not.toMatch(/Visitor \d|@mail\.example|My question/);
    expect(headersOf(mail)).toContain('Auto-Submitted: auto-generated');
  }
});

it.each(locales)(
  'where $name is the firm’s language, the summary says all that there is to say, and nothing else',
  async (locale) => {
    const texts = await readTexts();
    const text = (figures: Partial<Figures>) =>
      summary(
        {
          mail_id: '00000000-0000-4000-8000-000000000000',
          attempt: 1,
          kind: 'summary',
          language: null,
          enquiry: null,
          figures: { ...WELL, ...figures },
        },
        texts.of(locale),
        { firmEmail: firm.email, mailFrom: firm.email },
      ).text;
    const paragraphs = (figures: Partial<Figures>) => text(figures).split('\n\n').length;
    const refusals: Figures['refusals'] = [
      { hour: '2026-11-21T00:00:00+00:00', scope: 'network', refused: 1234 },
      { hour: '2026-11-21T01:00:00+00:00', scope: 'address', refused: 5 },
    ];
    expect(paragraphs({})).toBe(2);
    for (const figures of [{ waiting: 1 }, { held: 2 }, { given_up: 3 }, { refusals }]) {
      expect(paragraphs(figures)).toBe(3);
    }
    const all = text({ waiting: 71, last_error: 'connect ECONNREFUSED', held: 72, given_up: 73, refusals });
    for (const words of ['71', 'connect ECONNREFUSED', '72', '73', '1234']) expect(all).toContain(words);
    expect(all).not.toMatch(/[{}]|undefined|summary\./);
  },
);
