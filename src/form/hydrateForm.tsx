import { I18nextProvider } from 'react-i18next';
import { LocaleContext } from '../blocks/LocaleContext.ts';
import type { Variant } from '../core/enquiry/enquiry.ts';
import { createI18n } from '../core/i18n/createI18n.ts';
import { localeOf, unlocalizedPath } from '../core/i18n/localizedPath.ts';
import { ErrorBoundary } from '../frame/ErrorBoundary.tsx';
import { keepTyped, restoreTyped } from './draft.ts';
import { EnquiryPanel } from './EnquiryPanel.tsx';
import { loadFormBundle } from './formBundles.ts';
import { flushSync, hydrateRoot } from './reactDom.ts';

/** Hydrates the prerendered form and restores what was typed before. Resolves when the form is live. */
export async function hydrateForm(element: HTMLElement): Promise<void> {
  const locale = localeOf(window.location.pathname);
  const i18n = await createI18n(locale, loadFormBundle, ['enquiry', 'common']);
  // Synchronously, so that no keystroke is lost between reading the fields and attaching the handlers.
  flushSync(() => {
    // The fields must already show the restored values: React keeps what they show when it hydrates.
    restoreTyped(element);
    hydrateRoot(
      element,
      <I18nextProvider i18n={i18n}>
        <ErrorBoundary>
          <LocaleContext value={{ locale, path: unlocalizedPath(window.location.pathname) }}>
            <EnquiryPanel variant={element.dataset.variant as Variant} typed={keepTyped(element)} />
          </LocaleContext>
        </ErrorBoundary>
      </I18nextProvider>,
    );
  });
}
