// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type EnquiryField, fields, type Layout } from '../../../src/core/enquiry/enquiry.ts';
import { locales } from '../../../src/core/i18n/locales.ts';
import { localizedPath } from '../../../src/core/i18n/localizedPath.ts';
import { filled } from '../bundles.ts';
import { backend } from './backend.ts';
import { enquiry } from './exampleEnquiry.ts';
import { fill, openForm } from './openForm.tsx';

/** The description that screen readers announce with a field. */
const described = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .flatMap((id) => document.getElementById(id)?.textContent || []);

test('fields and the copy of an enquiry take the direction of what is written in them', async () => {
  backend();
  const form = await openForm();
  for (const field of document.querySelectorAll('form :is(input, textarea):not([name="website"])'))
    expect(field.getAttribute('dir')).toBe('auto');
  await fill(form, { ...enquiry, name: 'محمد', message: 'السلام عليكم' });
  await form.send();
  await screen.findByRole('heading', { name: form.text.success.title });
  expect(screen.getByText('السلام عليكم').getAttribute('dir')).toBe('auto');
});

test('fields have types and names for autofill', async () => {
  const { field } = await openForm();
  expect(field('phone').type).toBe('tel');
  expect(field('name').autocomplete).toBe('name');
  expect(field('name').getAttribute('autocapitalize')).toBe('words');
  expect(field('email').autocomplete).toBe('email');
  expect(field('phone').autocomplete).toBe('tel');
});

test.each(locales)('the form in $name says what is required and wrong, and why', async (locale) => {
  const calls = backend();
  const { text, field, send } = await openForm({ language: locale.id });
  const names = Object.keys(enquiry) as EnquiryField[];
  const marked = names.filter((name) => text.labels[name].includes('*'));
  expect(marked).toEqual(names.filter((name) => field(name).required));
  const link = screen.getByRole('link', { name: text.consent.link });
  expect(link.getAttribute('href')).toBe(localizedPath(locale, '/privacy-policy'));
  expect(screen.getByText(text.consent.text)).toBeTruthy();

  await send();
  await waitFor(() => expect(field('name').getAttribute('aria-invalid')).toBe('true'));
  expect(described(field('name'))).toContain(text.errors.nameRequired);
  expect(described(field('email'))).toContain(text.errors.emailRequired);
  expect(described(field('message'))).toEqual([text.hints.message, text.errors.messageRequired]);
  expect(described(field('phone'))).toEqual([text.hints.phone]);
  expect(names.filter((name) => field(name).getAttribute('aria-invalid') === 'true')).toEqual(marked);
  expect(calls).toEqual([]);
});

test('judges a field when it is left and names the character that it cannot have; while it is typed into, an error only goes', async () => {
  const form = await openForm();
  const { field, user, text } = form;
  const email = field('email');
  expect(email.getAttribute('aria-invalid')).toBe('false');
  await fill(form, { email: 'mei陈' });
  expect(described(email)).toEqual([]);
  await user.tab();
  await waitFor(() => expect(described(email)).toEqual([text.errors.emailNoAt]));
  await user.type(email, '@');
  expect(described(email)).toEqual([text.errors.emailNoAt]);
  await user.tab();
  const character = filled(text.errors.emailCharacter, { character: '陈' });
  await waitFor(() => expect(described(email)).toEqual([character]));
  await user.clear(email);
  await user.type(email, 'meiling@visitor.exampl');
  await waitFor(() => expect(described(email)).toEqual([]));
  expect(email.getAttribute('aria-invalid')).toBe('false');
  // What becomes wrong again while it is typed into is judged when it is left.
  await user.type(email, ' x');
  expect(described(email)).toEqual([]);
  await user.tab();
  await waitFor(() => expect(described(email)).toEqual([text.errors.emailSpace]));
});

test('of a message that is too long it says once how much, as its language writes it, also while it is cut', async () => {
  const form = await openForm({ language: 'ko' });
  await fill(form, { message: '가'.repeat(Number(fields.message.maxLength) + 1234) });
  await form.user.tab();
  const says = (count: string) => form.text.errors.long_other.replace('{{count, number}}', count);
  await screen.findByText(says('1,234'));
  await form.user.type(form.field('message'), '{Backspace}{Backspace}');
  expect(screen.queryByText(says('1,234'))).not.toBeNull();
  await form.user.tab();
  await screen.findByText(says('1,232'));
});

test.each<[Layout, Partial<typeof enquiry>, EnquiryField]>([
  ['contact', {}, 'name'],
  ['contact', { name: 'Tan', phone: '0'.repeat(51) }, 'email'],
  ['language', { name: 'Tan', phone: '0'.repeat(51) }, 'phone'],
  ['contact', { name: 'Tan', email: 'a@b.example' }, 'message'],
  ['language', { name: 'Tan', email: 'a@b', message: 'Hello' }, 'email'],
])('the form of the %s page with %o focuses the first wrong field', async (layout, values, name) => {
  const form = await openForm({ layout });
  await fill(form, values);
  await form.send();
  await waitFor(() => expect(document.activeElement).toBe(form.field(name)));
});

test.each([
  ['during a composition', { key: 'Enter', isComposing: true }],
  ['at the end of one in Safari', { key: 'Enter', keyCode: 229 }],
])('Enter does not submit %s', async (_, key) => {
  const { field } = await openForm({ language: 'zh' });
  expect(fireEvent.keyDown(field('name'), key)).toBe(false);
});

test('other keys keep their effect, and so does Enter in the message', async () => {
  const { field } = await openForm();
  expect(fireEvent.keyDown(field('name'), { key: 'a', isComposing: true })).toBe(true);
  expect(fireEvent.keyDown(field('message'), { key: 'Enter' })).toBe(true);
});
