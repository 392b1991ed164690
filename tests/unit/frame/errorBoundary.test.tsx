// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { facts } from '../../../src/core/firm/firm.ts';
import { mailUrl, telUrl } from '../../../src/core/firm/links.ts';
import { createI18n } from '../../../src/core/i18n/createI18n.ts';
import { locales } from '../../../src/core/i18n/locales.ts';
import { ErrorBoundary } from '../../../src/frame/ErrorScreen.tsx';
import { bundle, loadBundle } from '../bundles.ts';
import { takeErrors } from '../console.ts';

function Broken(): never {
  throw new Error('The sum does not add up');
}

test.each(locales)(
  'the error screen in $name replaces a component that throws, and the rest of the page stays',
  async (locale) => {
    render(
      <>
        <p>The rest of the page</p>
        <I18nextProvider i18n={await createI18n(locale, loadBundle, ['common'])}>
          <ErrorBoundary>
            <Broken />
          </ErrorBoundary>
        </I18nextProvider>
      </>,
    );
    expect(takeErrors().length).toBeGreaterThan(0);
    expect(screen.getByRole('alert').textContent).toContain('The sum does not add up');
    expect(screen.getByRole('heading').textContent).toBe(bundle(locale.id, 'common').error.title);
    const links = screen.getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ href }) => href)).toEqual([telUrl(facts.phone), mailUrl(facts.email)]);
    expect(screen.getByText('The rest of the page')).toBeTruthy();
  },
);
