// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { backend } from './backend.ts';
import { enquiry } from './exampleEnquiry.ts';
import { fill, openForm } from './openForm.tsx';

// As where the connection stalls after the form has come.
vi.mock('../../../src/enquiry/validate.ts', () => ({ validate: () => new Promise(() => {}) }));

test('an enquiry is sent although the validation never comes: the database validates it', async () => {
  const calls = backend();
  const form = await openForm();
  await fill(form);
  await form.send();
  await screen.findByRole('heading', { name: form.text.success.title }, { timeout: 30_000 });
  expect(calls[0]?.body).toMatchObject({ name: enquiry.name, message: enquiry.message });
});
