// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { storedFields } from '../../../src/core/enquiry/enquiry.ts';
import { firm } from '../../../src/core/firm/firm.ts';
import { telUrl } from '../../../src/core/firm/links.ts';
import { defaultLocale } from '../../../src/core/i18n/locales.ts';
import { untilMinTime } from '../../../src/form/protection.tsx';
import { bundle } from '../bundles.ts';
import { backend } from './backend.ts';
import { enquiry } from './exampleEnquiry.ts';
import { fill, openForm, typedIn } from './openForm.tsx';

const { trap: label } = bundle(defaultLocale.id, 'enquiry');
const trap = () => screen.getByLabelText<HTMLInputElement>(label);

test('the honeypot has no role, tab stop, autofill or inline style', async () => {
  const { user, field } = await openForm();
  expect(screen.queryByRole('textbox', { name: label })).toBeNull();
  expect(trap().closest('[aria-hidden="true"]')).not.toBeNull();
  expect(trap().autocomplete).toBe('off');
  expect(trap().getAttribute('style')).toBeNull();
  const visited = new Set<Element | null>();
  for (let tab = 0; tab < 12; tab += 1) {
    await user.tab();
    visited.add(document.activeElement);
  }
  expect(visited.has(field('phone'))).toBe(true);
  expect(visited.has(trap())).toBe(false);
});

test('the honeypot stops the enquiry of a bot; a person’s second attempt succeeds', async () => {
  const calls = backend();
  const form = await openForm();
  await fill(form);
  trap().value = 'https://spam.example';
  await form.send();
  expect(await screen.findAllByText(form.text.toasts.failed)).not.toEqual([]);
  const links = screen.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => href);
  expect(links).toContain(telUrl(firm.phone));
  expect(typedIn(form)).toEqual(enquiry);
  expect(calls).toEqual([]);
  await form.send();
  await screen.findByRole('heading', { name: form.text.success.title });
  expect(Object.keys(calls[0]?.body as object)).toEqual([...storedFields, 'consent']);
});

test('an enquiry submitted at once waits until two seconds after the page was opened', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const send = vi.fn();
  untilMinTime().then(send);
  await vi.advanceTimersByTimeAsync(2_000 - performance.now() - 1);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalled();
});
