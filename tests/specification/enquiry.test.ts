import { expect, test } from 'vitest';
import { firm } from '../../src/core/firm/firm.ts';
import { bundle, filled } from '../unit/bundles.ts';
import { page } from './builtPage.ts';

// Sections 4, 5 and 8 of the owner's specification: the words of the form, and of the outcomes of an enquiry.
// tests/unit/enquiry/ checks that the form shows each at the right time.

const { title, labels, actions, toasts, success } = bundle('en', 'enquiry');

/** The names of a form's fields in their order, and whether each is required. */
const fieldsOf = (path: string) =>
  [...page(path).element.querySelectorAll('form :is(input, textarea):not([tabindex="-1"])')].map((field) => [
    field.getAttribute('name'),
    field.hasAttribute('required'),
  ]);
const rowsOf = (path: string) => page(path).element.querySelector('textarea')?.getAttribute('rows');

test('the form of the contact page', () => {
  expect(title).toBe('Get In Touch');
  expect(fieldsOf('/contact')).toEqual([
    ['name', true],
    ['email', true],
    ['phone', false],
    ['subject', false],
    ['message', true],
  ]);
  expect(rowsOf('/contact')).toBe('5');
  expect(page('/contact').element.querySelector('[name=email]')?.getAttribute('type')).toBe('email');
  expect(labels).toEqual({
    name: 'Name *',
    email: 'Email *',
    phone: 'Phone',
    subject: 'Subject',
    message: 'Message *',
  });
});

test.each(['/chinese', '/korean'])('the form of %s', (path) => {
  expect(fieldsOf(path).map(([name]) => name)).toEqual(['name', 'phone', 'email', 'subject', 'message']);
  expect(rowsOf(path)).toBe('6');
});

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
