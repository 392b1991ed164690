// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { defaultLocale } from '../../../src/core/i18n/locales.ts';
import { readDraft } from '../../../src/form/draft.ts';
import { bundle } from '../bundles.ts';
import { openPage } from '../openPage.ts';
import { backend } from './backend.ts';

let visits = 0;

/** Runs the page's script anew, as each page does, with shared modules. */
const runScript = () => act(() => import(/* @vite-ignore */ `/src/main.tsx?visit=${++visits}`));

const field = (name: string) =>
  document.querySelector(`#enquiry [name="${name}"]`) as HTMLInputElement | HTMLTextAreaElement;

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

test('becomes live when a field had the focus before the script ran', async () => {
  await openPage('/contact');
  field('name').focus();
  await runScript();
  await settled();
  expect(document.activeElement).toBe(field('name'));
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
