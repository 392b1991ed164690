import { expect, test } from 'vitest';
import { firm } from '../../src/core/firm/firm.ts';
import { bundle, filled } from '../unit/bundles.ts';

// Sections 4 and 8 of the owner's specification: the words of an enquiry's outcomes. ./screens.ts has those of the form.
// tests/unit/enquiry/ checks that the form shows each at the right time.

const { actions, toasts, success } = bundle('en', 'enquiry');

test('while it sends, and when it has', () => {
  expect(actions.sending).toBe('Sending...');
  expect(success.title).toBe('Message Sent Successfully!');
  expect(actions.another).toBe('Send Another Message');
});

test('the error catalogue', () => {
  // Insert fails or anything throws.
  expect(filled(toasts.failed)).toBe(
    'There was an error submitting your message. Please try again or contact us directly.',
  );
  // Insert ok, both emails ok.
  expect(filled(toasts.bothNotified)).toBe(
    `Thank you for your message! We will get back to you within ${firm.replyHours} hours. A confirmation email has been sent to you.`,
  );
  // Insert ok, only the firm email ok.
  expect(filled(toasts.firmNotified)).toBe(
    `Thank you for your message! We will get back to you within ${firm.replyHours} hours.`,
  );
  // Insert ok, neither email ok.
  expect(filled(toasts.stored)).toBe(
    `Your message has been received. We will get back to you within ${firm.replyHours} hours.`,
  );
});

test('the fallback error screen', () => {
  expect(bundle('en', 'common').error.title).toBe('Unexpected Application Error!');
});
