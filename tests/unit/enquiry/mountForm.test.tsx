// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { defaultLocale } from '../../../src/core/i18n/locales.ts';
import { readDraft } from '../../../src/form/draft.ts';
import { bundle } from '../bundles.ts';
import { openPage } from '../openPage.ts';
import { backend } from './backend.ts';
import { enquiry, storedRow } from './exampleEnquiry.ts';

let visits = 0;

/** Runs the page's script anew, as each page does, with shared modules. */
const runScript = () => act(() => import(/* @vite-ignore */ `/src/main.tsx?visit=${++visits}`));

const field = (name: string) =>
  document.getElementById(`enquiry-${name}`) as HTMLInputElement | HTMLTextAreaElement;

const send = () => document.querySelector<HTMLButtonElement>('#enquiry [type="submit"]')?.click();

/** Waits until the form has its handlers: then it has a validation to load, and keeps all fields. */
const settled = () => waitFor(() => expect(readDraft()).toHaveProperty('email'));

test('sends an early draft when Send is pressed while the form becomes live', async () => {
  const calls = backend();
  const values = { name: 'Tan', email: 'tan@visitor.example', message: 'Hello' };
  sessionStorage.setItem('enquiry', JSON.stringify(values));
  await openPage('/contact');
  await runScript();
  // The fields are read just before React takes them over: a press that is next in the browser's queue.
  const keep = vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => queueMicrotask(send));
  const user = userEvent.setup();
  await user.hover(field('name'));
  await screen.findByRole('heading', { name: bundle(defaultLocale.id, 'enquiry').success.title });
  expect(keep).toHaveBeenCalled();
  expect(calls[0]?.body).toMatchObject(values);
});

test('does not restore text that was deleted before the form was live', async () => {
  await openPage('/contact');
  await runScript();
  const type = (value: string) => fireEvent.input(field('subject'), { target: { value } });
  type('Lease');
  type('');
  await settled();
  expect(field('subject')).toHaveProperty('value', '');
  expect(readDraft()).toHaveProperty('subject', '');
});

test('restores text typed meanwhile on another page', async () => {
  await openPage('/contact');
  await runScript();
  // The browser may show a page again as it was left: empty.
  sessionStorage.setItem('enquiry', JSON.stringify({ message: 'Hello' }));
  await userEvent.setup().hover(field('name'));
  await waitFor(() => expect(field('message')).toHaveProperty('value', 'Hello'));
  await settled();
  expect(field('message')).toHaveProperty('value', 'Hello');
});

/** What resembles the parts of the form. */
const FOREIGN = `<h3 tabindex="-1">Foreign</h3><input name="name" value="Foreign" aria-invalid="true">
  <input name="website" value="https://foreign.example"><textarea name="message">Foreign</textarea>
  <button popovertarget="foreign" aria-label="Foreign">Foreign</button>`;

test.each(
  ['form', 'div', 'part of our form'].flatMap((where) =>
    ['before', 'once'].map((when) => [where, when] as const),
  ),
)(
  'where a program puts fields and a button into a %s that comes first, %s the form is live, ours is sent',
  async (where, when) => {
    const calls = backend();
    const { success, actions } = bundle(defaultLocale.id, 'enquiry');
    const user = userEvent.setup();
    await openPage('/contact');
    const insert = () => {
      const ours = document.querySelector('#enquiry form') as HTMLElement;
      const around = document.createElement(where === 'form' ? 'form' : 'div');
      around.innerHTML = FOREIGN;
      if (where === 'part of our form') ours.prepend(around);
      else ours.before(around);
    };
    if (when === 'before') insert();
    await runScript();
    await user.hover(field('name'));
    await settled();
    if (when === 'once') insert();

    await user.click(screen.getByRole('button', { name: actions.send }));
    await waitFor(() => expect(document.activeElement).toBe(field('name')));
    for (const [name, value] of Object.entries(enquiry)) {
      act(() => field(name).focus());
      await user.paste(value);
    }
    expect(readDraft()).toEqual(enquiry);
    await user.click(screen.getByRole('button', { name: 'Foreign' }));
    expect(calls).toEqual([]);
    await user.type(field('name'), '{Enter}');
    const title = await screen.findByRole('heading', { name: success.title });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(calls[0]?.body).toEqual({ ...storedRow, consent: true });
    await user.click(screen.getByRole('button', { name: actions.another }));
    expect(document.activeElement).toBe(field('name'));
  },
);
