// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { isRequired, storedFields } from '../../../src/core/enquiry/enquiry.ts';
import { firm } from '../../../src/core/firm/firm.ts';
import { mailUrl, telUrl } from '../../../src/core/firm/links.ts';
import { defaultLocale, locales } from '../../../src/core/i18n/locales.ts';
import type { Outcome } from '../../../src/form/sendEnquiry.ts';
import { bundle, filled } from '../bundles.ts';
import { takeWarnings } from '../console.ts';
import { type Answers, backend, connectionLost, later, mailServerDown, silence, stored } from './backend.ts';
import { enquiry } from './exampleEnquiry.ts';
import { fill, openForm, sendForm, thanks, typedIn } from './openForm.tsx';

const { toasts, success, actions } = bundle(defaultLocale.id, 'enquiry');

/** The toasts that are shown, line by line, with the role that announces them. */
const toastLines = () =>
  (['status', 'alert'] as const).flatMap((role) =>
    screen
      .queryAllByRole(role)
      .flatMap((region) => [...region.querySelectorAll('p:not([hidden])')].map((p) => [role, p.textContent])),
  );
const toastSays = (line: string) => waitFor(() => expect(toastLines()).toEqual([['status', line]]));

test.each<[Outcome, Partial<Answers>, number]>([
  ['bothNotified', {}, 0],
  ['firmNotified', { acknowledge: mailServerDown }, 1],
  ['stored', { notify: mailServerDown, acknowledge: mailServerDown }, 2],
])('%s shows its toast and the success panel', async (outcome, answers, warnings) => {
  backend(answers);
  await sendForm();
  await thanks();
  await toastSays(filled(toasts[outcome]));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(takeWarnings()).toHaveLength(warnings);
});

test('while an enquiry is being sent, all fields are disabled and the button says so', async () => {
  const { answer, give } = later(stored);
  const calls = backend({ store: answer });
  const form = await sendForm();
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: actions.sending });
  expect(button.disabled).toBe(true);
  for (const name of Object.keys(enquiry) as (keyof typeof enquiry)[])
    expect(form.field(name).disabled).toBe(true);
  expect(typedIn(form)).toEqual(enquiry);
  await form.user.click(button);
  await waitFor(() => expect(calls).toHaveLength(1));
  give();
  await thanks();
  expect(calls).toHaveLength(3);
});

test.each(locales)('after sending, the panel in $name has focus, next steps and copy', async ({ id }) => {
  backend();
  const { success } = (await sendForm({ language: id })).text;
  const { subject: _, ...sent } = enquiry;
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: success.title }));
  const next = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(next).toEqual(success.next.items.map((line: string) => filled(line, { address: enquiry.email })));
  expect(screen.getByRole('link', { name: firm.phone }).getAttribute('href')).toBe(telUrl(firm.phone));
  const copy = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
  const time = String(copy.pop());
  expect(copy).toEqual(Object.values(sent).filter(Boolean));
  expect(time).toContain(String(new Date().getFullYear()));
  expect(time).toMatch(/\d:\d\d/);
});

test('an enquiry that is submitted twice at once is sent once', async () => {
  const calls = backend();
  const form = await openForm();
  await fill(form);
  for (const _ of [1, 2]) fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  await thanks();
  expect(calls).toHaveLength(3);
});

test('where the browser says it is offline, the form names other ways and sends all the same', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const calls = backend({ store: connectionLost });
  const form = await openForm();
  const notice = () => screen.queryAllByRole('status').find(({ textContent }) => textContent === says);
  const says = filled(form.text.offline);
  const links = [...(notice()?.querySelectorAll('a') ?? [])].map(({ href }) => href);
  expect(links).toEqual([telUrl(firm.phone), mailUrl(firm.email)]);
  expect(notice()?.firstElementChild).toHaveProperty('hidden', false);
  await fill(form);
  await form.send();
  await screen.findAllByText(toasts.failed);
  expect(takeWarnings()).toEqual(['Failed to store the enquiry']);
  expect(calls).toHaveLength(1);
  expect(typedIn(form)).toEqual(enquiry);
  expect(JSON.parse(sessionStorage.getItem('enquiry') ?? '')).toEqual(enquiry);

  // The browser was wrong.
  backend();
  await form.send();
  await thanks();
  await form.user.click(screen.getByRole('button', { name: actions.another }));
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(notice()?.firstElementChild).toHaveProperty('hidden', true);
});

test('a call without a response times out, and the same enquiry can be sent again', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const unanswered = backend({ store: silence });
  const form = await sendForm();
  await waitFor(() => expect(unanswered).toHaveLength(1));
  const giveUp = timers.mock.calls.find(([, delay]) => delay === 20_000)?.[0];
  (giveUp as () => void)();
  await screen.findAllByText(toasts.failed);
  expect(takeWarnings()).toEqual(['Failed to store the enquiry']);

  timers.mockRestore();
  const calls = backend();
  await form.send();
  await thanks();
  expect(calls[0]?.body).toEqual(unanswered[0]?.body);
});

test('where the mail server hangs, the thanks come after twelve seconds at most', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const calls = backend({ notify: silence, acknowledge: silence });
  await sendForm();
  // Longer than the wait of a fast visitor, shorter than that for the insert.
  const limits = () => timers.mock.calls.filter(([, delay = 0]) => delay > 2_000 && delay <= 12_000);
  for (const mail of [1, 2]) {
    await waitFor(() => expect(calls).toHaveLength(1 + mail));
    expect(limits()).toHaveLength(mail);
    const [giveUp] = limits().at(-1) ?? [];
    (giveUp as () => void)();
  }
  await thanks();
  await toastSays(filled(toasts.stored));
  expect(limits().reduce((sum, [, delay = 0]) => sum + delay, 0)).toBeLessThanOrEqual(12_000);
  expect(takeWarnings()).toHaveLength(2);
});

test.each(storedFields.filter(isRequired))('Send says that the field %s was removed', async (name) => {
  const calls = backend();
  const form = await openForm();
  await fill(form);
  form.field(name).remove();
  await form.send();
  expect(await screen.findAllByText(form.text.toasts.failed)).not.toEqual([]);
  const links = screen.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => href);
  expect(links).toContain(telUrl(firm.phone));
  expect(calls).toEqual([]);
});

test('there is a button to print a copy only where the browser can print', async () => {
  const { print } = window;
  for (const canPrint of [true, false]) {
    if (!canPrint) Reflect.deleteProperty(window, 'print');
    backend();
    await sendForm();
    await thanks();
    expect(screen.queryAllByRole('button', { name: success.print })).toHaveLength(canPrint ? 1 : 0);
  }
  window.print = print;
});

test('presses of other programs on texts and on the document do no harm', async () => {
  const failures: string[] = [];
  const note = ({ message }: ErrorEvent) => failures.push(message);
  addEventListener('error', note);
  const { field } = await openForm();
  for (const target of [document, field('name').parentElement?.querySelector('label')?.firstChild])
    target?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  removeEventListener('error', note);
  expect(failures).toEqual([]);
});
