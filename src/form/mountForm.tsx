import type { ResourceKey } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { LocaleContext } from '../blocks/LocaleContext.ts';
import { createI18n } from '../core/i18n/createI18n.ts';
import { localeOf, unlocalizedPath } from '../core/i18n/localizedPath.ts';
import { ErrorBoundary } from '../frame/ErrorScreen.tsx';
import { keepTyped, restoreTyped } from './draft.ts';
import { LiveForm } from './LiveForm.tsx';
import { createRoot, flushSync } from './reactDom.ts';

const bundles = import.meta.glob<ResourceKey>('/locales/*/{common,enquiry}.json', { import: 'default' });

/** Loads a bundle that the form reads; cached by the module loader. */
const loadBundle = async (localeId: string, namespace: string): Promise<ResourceKey> =>
  bundles[`/locales/${localeId}/${namespace}.json`]?.() as Promise<ResourceKey>;

/**
 * Makes the prerendered form live: React renders what comes below it, and the form itself stays as it is, with all that
 * the visitor and other programs have done to it. Resolves when it is live.
 */
export async function mountForm(place: HTMLElement): Promise<void> {
  const locale = localeOf(window.location.pathname);
  const i18n = await createI18n(locale, loadBundle, ['enquiry', 'common']);
  const path = unlocalizedPath(window.location.pathname);
  const inPage = (content: ReactNode) => (
    <I18nextProvider i18n={i18n}>
      <ErrorBoundary>
        <LocaleContext value={{ locale, path }}>{content}</LocaleContext>
      </ErrorBoundary>
    </I18nextProvider>
  );
  const container = place.appendChild(document.createElement('div'));
  // Synchronously, so that no keystroke is lost between reading the fields and attaching the handlers.
  flushSync(() => {
    restoreTyped(place);
    createRoot(container).render(inPage(<LiveForm {...{ place, inPage }} typed={keepTyped(place)} />));
  });
}
