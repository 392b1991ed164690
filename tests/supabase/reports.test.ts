import { describe, expect, test } from 'vitest';
import { firm } from '../../src/core/firm/firm.ts';
import { labelOf } from '../../supabase/functions/send-contact-email/messages.ts';
import type { EnquiryFigures } from '../../supabase/functions/send-contact-email/outbox.ts';
import { digest, plainNotice, summary } from '../../supabase/functions/send-contact-email/reports.ts';
import { texts } from './mails.ts';
import { claimedMail, contact, NO_FIGURES } from './postgres.ts';

const t = texts.firm;

const site = { firmEmail: [firm.email], mailFrom: firm.email };

test('the summary has a paragraph for each kind of figure that is not zero', () => {
  const text = (figures: Partial<EnquiryFigures>) =>
    summary({ ...claimedMail({ kind: 'summary' }), figures: { ...NO_FIGURES, ...figures } }, t, site).text;
  const paragraphs = (figures: Partial<EnquiryFigures>) => text(figures).split('\n\n').length;
  const refusals: EnquiryFigures['refusals'] = [
    { hour: '2026-11-21T00:00:00+00:00', scope: 'network', refused: 1234 },
    { hour: '2026-11-21T01:00:00+00:00', scope: 'address', refused: 5 },
  ];
  expect(paragraphs({})).toBe(2);
  for (const figures of [{ waiting: 1 }, { in_digests: 2 }, { given_up: 3 }, { too_late: 4 }, { refusals }])
    expect(paragraphs(figures)).toBe(3);
  const last_error = '554 5.7.1 Blocked: buy.pills.example, see https://lists.example/7';
  const all = text({ waiting: 71, in_digests: 72, given_up: 73, too_late: 74, last_error, refusals });
  const told = '554 5.7.1 Blocked: …, see https://…/7';
  for (const words of ['71', '72', '73', '74', '1234', told, '21 Nov 2026, 08:00'])
    expect(all).toContain(words);
  expect(all).not.toMatch(/[{}]|undefined|summary\./);
});

describe('a digest', () => {
  const at = (minute: number) => `2026-11-21T00:0${minute}:00+00:00`;
  const enquiries = [
    { ...contact({ message: 'Help” Name: Somebody "else"' }), created_at: at(1) },
    { ...contact({ message: '', phone: '+60 5-000 0000' }), created_at: at(2) },
  ];
  const claimed = { ...claimedMail({ kind: 'digest' }), digest: enquiries };

  test('quotes what has lines, so that it cannot pass for other fields, and lists the last by name', () => {
    const { text } = digest(claimed, t, site);
    expect(text).toContain(`${labelOf('message', t)}: “Help’ Name: Somebody ’else’”\n`);
    const [, other] = enquiries;
    expect(text).toMatch(new RegExp(`, ${other?.name}, ${other?.email}, \\+60 5-000 0000\n`));
    expect(text).not.toMatch(/[{}]|undefined|digest\./);
  });

  test('sets each value in the direction of its script, so that Arabic words do not move what is beside them', () => {
    const { html, text } = digest(claimed, t, site);
    const [first, other] = enquiries;
    const quoted = '“Help’ Name: Somebody ’else’”';
    for (const words of [first?.name, first?.email, quoted, other?.name, other?.phone])
      expect(html).toContain(`<bdi>${words}</bdi>`);
    expect(text).not.toMatch(/[\u2068\u2069]|bdi/);
  });

  test('has no word of a visitor, and is another email to Resend, after the mail server has refused it', () => {
    const { text, id, messageId } = plainNotice({ ...claimed, plain: true }, t, site);
    for (const { name, email } of enquiries) expect(text).not.toMatch(new RegExp(`${name}|${email}|Help`));
    expect(text).toContain('2 enquiries');
    const usual = digest(claimed, t, site);
    expect([id === usual.id, messageId]).toEqual([false, usual.messageId]);
    expect(text).not.toMatch(/[{}]|undefined|plain\./);
  });
});
