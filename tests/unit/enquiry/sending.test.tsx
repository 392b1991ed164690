import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { facts } from '../../../src/firm/firm.ts';
import { takeWarnings } from '../console.ts';
import {
  type Answers,
  backend,
  connectionLost,
  later,
  mailServerDown,
  refused,
  stored,
  tooMany,
} from './backend.ts';
import { enquiry, fill, openForm, typedIn } from './openForm.tsx';

const empty = { name: '', email: '', phone: '', subject: '', message: '' };

/** The words of the specification's error catalogue. */
const toasts = {
  failed: 'There was an error submitting your message. Please try again or contact us directly.',
  bothNotified:
    'Thank you for your message! We will get back to you within 24 hours. A confirmation email has been sent to you.',
  firmNotified: 'Thank you for your message! We will get back to you within 24 hours.',
  stored: 'Your message has been received. We will get back to you within 24 hours.',
};

/** The lines of the toast that is shown; its copy for screen readers stands outside the region. */
const toastLines = () =>
  screen
    .getAllByRole('region')
    .flatMap((region) => [...region.querySelectorAll('p')].map((p) => p.textContent));
const toastSays = (...lines: string[]) => waitFor(() => expect(toastLines()).toEqual(lines));
const contact = `Phone ${facts.phone}, email ${facts.email}`;

test.each<[keyof typeof toasts, Partial<Answers>, number]>([
  ['bothNotified', {}, 0],
  ['firmNotified', { acknowledge: mailServerDown }, 1],
  ['stored', { notify: mailServerDown, acknowledge: mailServerDown }, 2],
])('%s: the toast of the catalogue, and the success panel', async (outcome, answers, warnings) => {
  const calls = backend(answers);
  const form = await openForm();
  await fill(form);
  await form.send();
  await screen.findByRole('heading', { name: 'Message Sent Successfully!' });
  await toastSays(toasts[outcome]);
  expect(screen.queryByLabelText('Name *')).toBeNull();
  expect(calls[0]?.body).toEqual({
    name: enquiry.name,
    email: enquiry.email,
    phone: enquiry.phone,
    message: enquiry.message,
    consent: true,
  });
  expect(takeWarnings()).toHaveLength(warnings);
});

test.each<[string, Partial<Answers>]>([
  ['refuses', { store: refused }],
  ['has had too many', { store: tooMany }],
  ['is away', { store: connectionLost }],
])('when the database %s, the form stays as it is, and phone and e-mail are offered', async (_, answers) => {
  backend(answers);
  const form = await openForm();
  await fill(form);
  await form.send();
  await toastSays(toasts.failed, contact);
  expect(typedIn(form)).toEqual(enquiry);
  expect(screen.queryByText('Message Sent Successfully!')).toBeNull();
  expect(takeWarnings()).toHaveLength(1);
});

test('after a failure the same enquiry can be sent again, and the error goes', async () => {
  backend({ store: refused });
  const form = await openForm();
  await fill(form);
  await form.send();
  await toastSays(toasts.failed, contact);
  takeWarnings();
  const calls = backend();
  await form.send();
  await screen.findByRole('heading', { name: 'Message Sent Successfully!' });
  expect(calls).toHaveLength(3);
  await toastSays(toasts.bothNotified);
});

test('while it is being sent, everything is disabled and the button says so', async () => {
  const { answer, give } = later(stored);
  const calls = backend({ store: answer });
  const form = await openForm();
  await fill(form);
  await form.send();
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Sending...' });
  expect(button.disabled).toBe(true);
  for (const name of Object.keys(enquiry) as (keyof typeof enquiry)[]) {
    expect(form.field(name).disabled).toBe(true);
  }
  expect(typedIn(form)).toEqual(enquiry);
  await form.user.click(button);
  await waitFor(() => expect(calls).toHaveLength(1));
  give();
  await screen.findByRole('heading', { name: 'Message Sent Successfully!' });
  expect(calls.map(({ path }) => path)).toEqual([
    '/rest/v1/contacts',
    '/functions/v1/send-contact-email',
    '/functions/v1/send-contact-email',
  ]);
});

test('two clicks at once send one enquiry', async () => {
  const calls = backend();
  const form = await openForm();
  await fill(form);
  const button = screen.getByRole('button', { name: 'Send Message' });
  fireEvent.click(button);
  fireEvent.click(button);
  await screen.findByRole('heading', { name: 'Message Sent Successfully!' });
  expect(calls.filter(({ path }) => path === '/rest/v1/contacts')).toHaveLength(1);
});

test('the success panel has the focus, and says when an answer comes', async () => {
  backend();
  const form = await openForm();
  await fill(form);
  await form.send();
  const title = await screen.findByRole('heading', { name: 'Message Sent Successfully!' });
  expect(document.activeElement).toBe(title);
  expect(screen.getByText(/within 24 hours on business days/)).toBeTruthy();
});

test('Send Another Message brings an empty form, also where something stood before the script came', async () => {
  backend();
  const form = await openForm({ typed: enquiry });
  await waitFor(() => expect(typedIn(form)).toEqual(enquiry));
  await form.send();
  await form.user.click(await screen.findByRole('button', { name: 'Send Another Message' }));
  expect(typedIn(form)).toEqual(empty);
  expect(screen.queryByText('Message Sent Successfully!')).toBeNull();
  expect(screen.queryByText('Please enter your name.')).toBeNull();
  expect(document.activeElement).toBe(form.field('name'));
});

test('a second enquiry is a new one', async () => {
  const calls = backend();
  const form = await openForm();
  await fill(form);
  await form.send();
  await form.user.click(await screen.findByRole('button', { name: 'Send Another Message' }));
  await fill(form, { name: 'Lee', email: 'lee@visitor.example', message: 'Another matter' });
  await form.send();
  await screen.findByRole('heading', { name: 'Message Sent Successfully!' });
  expect(calls[3]?.body).toEqual({
    name: 'Lee',
    email: 'lee@visitor.example',
    phone: null,
    message: 'Another matter',
    consent: true,
  });
});

test.each([
  ['zh', '感谢您的留言！我们会在24小时内回复您。确认电邮已发送给您。', 'zh-Hans'],
  ['ko', '문의해 주셔서 감사합니다! 24시간 이내에 답변드리겠습니다. 확인 이메일을 보내 드렸습니다.', 'ko'],
])('in %s panel, toast and acknowledgement are in the language of the page', async (language, toast, tag) => {
  const calls = backend();
  const form = await openForm({ language, variant: 'language' });
  await fill(form);
  await form.send();
  await screen.findByRole('heading', { name: form.text.success.title });
  await toastSays(toast);
  expect(calls[2]?.headers.get('accept-language')).toBe(tag);
});

test('a toast can be closed', async () => {
  backend({ store: refused });
  const form = await openForm();
  await fill(form);
  await form.send();
  await toastSays(toasts.failed, contact);
  await form.user.click(screen.getByLabelText('Close'));
  await toastSays();
  takeWarnings();
});

test('what was typed is there again after a reload, until it has been sent', async () => {
  backend();
  const before = await openForm();
  await fill(before);
  before.close();
  const form = await openForm();
  await waitFor(() => expect(typedIn(form)).toEqual(enquiry));
  await form.send();
  await screen.findByRole('heading', { name: 'Message Sent Successfully!' });
  form.close();
  expect(typedIn(await openForm())).toEqual(empty);
});

test('what was typed and taken away again does not come back', async () => {
  const before = await openForm();
  await fill(before, { name: 'Tan' });
  await before.user.clear(before.field('name'));
  before.close();
  expect(typedIn(await openForm())).toEqual(empty);
});

test('a failed enquiry is there again after a reload', async () => {
  backend({ store: refused });
  const before = await openForm();
  await fill(before);
  await before.send();
  await toastSays(toasts.failed, contact);
  takeWarnings();
  before.close();
  const form = await openForm();
  await waitFor(() => expect(typedIn(form)).toEqual(enquiry));
});

test('without a connection the form says so, keeps what is typed, and waits; with one it sends', async () => {
  const calls = backend();
  const form = await openForm();
  await fill(form);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(screen.getByText(form.text.offline).getAttribute('role')).toBe('status');
  await form.send();
  expect(calls).toEqual([]);
  expect(typedIn(form)).toEqual(enquiry);
  await form.user.type(form.field('message'), '{enter}And until when?');
  expect(sessionStorage.getItem('enquiry')).toContain('And until when?');
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(screen.queryByText(form.text.offline)).toBeNull();
  await form.send();
  await screen.findByRole('heading', { name: 'Message Sent Successfully!' });
});
