import { expect, test } from 'vitest';
import { firm } from '../../src/core/firm/firm.ts';
import { lawyers } from '../../src/core/firm/lawyers.ts';
import { offices } from '../../src/core/firm/offices.ts';
import { bundle, filled } from '../unit/bundles.ts';
import { isSampleFirm } from './ownersWords.ts';

// Section 9 of the owner's specification, "Business constants and limits". ./screens.ts says where they are shown.

test.runIf(isSampleFirm)('the facts handed over are those of the specification', () => {
  const { founded, yearsOfPractice, combinedYears, replyHours, fileYears } = firm;
  expect([founded, yearsOfPractice, combinedYears, replyHours, fileYears]).toEqual([1892, 130, 95, 24, 7]);
  const { copyrightYear, profileYear, privacyUpdated, termsUpdated } = firm;
  expect([copyrightYear, profileYear]).toEqual([2024, 2024]);
  for (const day of [privacyUpdated, termsUpdated]) expect(day).toMatch(/^2024-09-/);
  expect(lawyers.map(({ years }) => years)).toEqual([29, 36, 32]);
  expect(lawyers.map(({ matters }) => matters)).toEqual([500, 1000, 800]);
  // Which of the first two was called in which year is not specified.
  expect(lawyers.slice(0, 2).map(({ called }) => called)).toEqual(expect.arrayContaining([1988, 1995]));
  expect(offices.map(({ address }) => address.town)).toEqual(['Ipoh', 'Teluk Intan']);
  // Of which six are shown.
  expect(bundle('en', 'services').training.topics).toHaveLength(10);
});

// Sections 4 and 8 of the owner's specification: the words of an enquiry's outcomes. ./screens.ts has those of the form.
// tests/unit/enquiry/ checks that the form shows each at the right time.

const { actions, toasts, success } = bundle('en', 'enquiry');

test('while it sends, and when it has', () => {
  expect(actions.sending).toBe('Sending...');
  expect(success.title).toBe('Message Sent Successfully!');
  expect(actions.another).toBe('Send Another Message');
});

test('the error catalogue', () => {
  const thanks = `Thank you for your message! We will get back to you within ${firm.replyHours} hours.`;
  // Insert fails or anything throws.
  expect(filled(toasts.failed)).toBe(
    'There was an error submitting your message. Please try again or contact us directly.',
  );
  // Insert ok, both emails ok; only the firm's; neither.
  expect(filled(toasts.bothNotified)).toBe(`${thanks} A confirmation email has been sent to you.`);
  expect(filled(toasts.firmNotified)).toBe(thanks);
  expect(filled(toasts.stored)).toBe(thanks.replace(/.*!/, 'Your message has been received.'));
});

test('the fallback error screen', () => {
  expect(bundle('en', 'common').error.title).toBe('Unexpected Application Error!');
});
