// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { facts } from '../../../src/firm/firm.ts';
import { mailUrl, telUrl } from '../../../src/firm/links.ts';
import { ErrorBoundary } from '../../../src/frame/ErrorBoundary.tsx';
import { createI18n } from '../../../src/i18n/createI18n.ts';
import { defaultLocale, locales } from '../../../src/i18n/locales.ts';
import { bundle, loadBundle, localeWithId } from '../bundles.ts';
import { takeErrors } from '../console.ts';

function Broken({ reason }: { reason: unknown }): never {
  throw reason;
}

async function renderBroken(id: string, reason: unknown): Promise<void> {
  const i18n = await createI18n(localeWithId(id), loadBundle, ['common']);
  render(
    <>
      <p>The rest of the page</p>
      <ErrorBoundary i18n={i18n}>
        <Broken reason={reason} />
      </ErrorBoundary>
    </>,
  );
  expect(takeErrors().length).toBeGreaterThan(0);
}

test('the error screen replaces a component that throws, and the rest of the page stays', async () => {
  await renderBroken(defaultLocale.id, new Error('The sum does not add up'));
  const screenText = screen.getByRole('alert');
  expect(screenText.textContent).toContain('The sum does not add up');
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ href }) => href)).toEqual([telUrl(facts.phone), mailUrl(facts.email)]);
  expect(screen.getByText('The rest of the page')).toBeTruthy();
});

test.each(locales)('the error screen is in the language of the page: $name', async ({ id }) => {
  await renderBroken(id, new Error('x'));
  expect(screen.getByRole('heading').textContent).toBe(bundle(id, 'common').error.title);
});
