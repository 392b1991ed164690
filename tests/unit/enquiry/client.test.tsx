// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { takeWarnings } from '../console.ts';
import { backend, silence } from './backend.ts';
import { fill, openForm } from './openForm.tsx';

// The client is created with the first enquiry, in the page's language at that time.
document.documentElement.lang = 'ko';

test('the insert carries the language of the page, for an acknowledgement that is sent later', async () => {
  const calls = backend();
  const form = await openForm({ language: 'ko' });
  await fill(form);
  await form.send();
  await screen.findByRole('heading', { name: form.text.success.title });
  expect(calls[0]?.path).toBe('/rest/v1/contacts');
  expect(calls[0]?.headers.get('accept-language')).toBe('ko');
});

test('a call without a response times out, and the same enquiry can be sent again', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const unanswered = backend({ store: silence });
  const form = await openForm();
  await fill(form);
  await form.send();
  await waitFor(() => expect(unanswered).toHaveLength(1));
  const giveUp = timers.mock.calls.find(([, delay]) => delay === 20_000)?.[0];
  (giveUp as () => void)();
  await screen.findAllByText(form.text.toasts.failed);
  expect(takeWarnings()).toEqual(['Failed to store the enquiry']);

  timers.mockRestore();
  const calls = backend();
  await form.send();
  await screen.findByRole('heading', { name: form.text.success.title });
  expect(calls[0]?.body).toEqual(unanswered[0]?.body);
});
