// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { backend } from './backend.ts';
import { enquiry } from './exampleEnquiry.ts';
import { fill, openForm } from './openForm.tsx';

// As where the connection goes, or the file went with a deployment, after the form has come.
vi.mock('../../../src/enquiry/validate.ts', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

test('an enquiry is sent although the code that checks it did not come: the database checks it', async () => {
  const calls = backend();
  const form = await openForm();
  await fill(form);
  await form.send();
  await screen.findByRole('heading', { name: form.text.success.title });
  expect(calls[0]?.body).toMatchObject({ name: enquiry.name, message: enquiry.message });
});
