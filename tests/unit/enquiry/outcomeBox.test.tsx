// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { firm } from '../../../src/core/firm/firm.ts';
import { telUrl } from '../../../src/core/firm/links.ts';
import { defaultLocale } from '../../../src/core/i18n/locales.ts';
import { bundle, filled } from '../bundles.ts';
import { takeWarnings } from '../console.ts';
import { backend, connectionLost, later } from './backend.ts';
import { fill, openForm, thanks } from './openForm.tsx';

const { toasts, success, actions } = bundle(defaultLocale.id, 'enquiry');
const place = () => document.getElementById('enquiry') as HTMLElement;
const below = () => [...place().querySelectorAll(':scope > :not(form)')];

/** What a program may do to what is below the form. */
const removals: Record<string, (box: Element) => void> = {
  emptied: (box) => box.replaceChildren(),
  removed: (box) => box.remove(),
  'emptied each part of': (box) => {
    for (const part of box.querySelectorAll('div')) part.replaceChildren();
  },
  'moved each part of': (box) => {
    for (const part of box.children) {
      const around = document.createElement('div');
      part.replaceWith(around);
      around.append(part);
    }
  },
};

// Each change comes early in one test and late in another.
for (const [first, what] of Object.keys(removals).slice(0, 2).entries()) {
  test(`where a program has ${what} the box below the form, then changed it otherwise, the visitor sees the failure and the thanks`, async () => {
    let changes = first;
    const remove = () => below().forEach(Object.values(removals)[changes++ % 4] as (box: Element) => void);
    const lost = later(connectionLost);
    backend({ store: lost.answer });
    const form = await openForm();
    await fill(form);
    remove();
    await form.send();
    await screen.findByRole('button', { name: actions.sending });
    remove();
    lost.give();
    await screen.findByText(filled(toasts.failed));
    remove();
    await screen.findByText(filled(toasts.failed));
    const links = screen.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => href);
    expect(links).toContain(telUrl(firm.phone));
    expect(takeWarnings()).toEqual(['Failed to store the enquiry']);

    backend();
    await form.send();
    await thanks();
    remove();
    await thanks();
    await screen.findByText(filled(toasts.bothNotified));
    remove();
    await form.user.click(await screen.findByRole('button', { name: toasts.close }));
    await thanks();
    await form.user.click(screen.getByRole('button', { name: actions.another }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: success.title })).toBeNull());
    expect(document.activeElement).toBe(form.field('name'));
  });
}
