import type { ResourceKey } from 'i18next';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { type BundleLoader, createI18n } from '../i18n/createI18n.ts';
import { detectLocale } from '../i18n/detectLocale.ts';
import { LocaleContext } from '../i18n/LocaleContext.ts';
import { unlocalizedPath } from '../i18n/localizedPath.ts';
import { ErrorBoundary } from '../layout/ErrorBoundary.tsx';
import { keepTyped } from './draft.ts';
import { EnquiryPanel } from './EnquiryPanel.tsx';
import type { Variant } from './enquiry.ts';

const bundles = import.meta.glob<ResourceKey>('/locales/*/{common,enquiry}.json', { import: 'default' });

/** Makes the prerendered form live, with what was typed into it before. Resolves when it is. */
export async function takeOver(element: HTMLElement): Promise<void> {
  const locale = detectLocale();
  const load: BundleLoader = async (localeId, namespace) =>
    bundles[`/locales/${localeId}/${namespace}.json`]?.() as Promise<ResourceKey>;
  // For translators: see tools/translator/. The built site has none of it.
  const dev = import.meta.env.DEV ? await import('../../tools/translator/browser/formTexts.ts') : undefined;
  const i18n = await createI18n(locale, dev?.bundlesHere(load) ?? load, ['enquiry', 'common']);
  await new Promise<void>((onLive) => {
    // At once, so that no key is pressed between the look at the fields and React's hold of them.
    flushSync(() => {
      hydrateRoot(
        element,
        <ErrorBoundary i18n={i18n}>
          <I18nextProvider i18n={i18n}>
            <LocaleContext value={{ locale, path: unlocalizedPath(window.location.pathname) }}>
              <EnquiryPanel
                variant={element.dataset.variant as Variant}
                takenOver={{ typed: keepTyped(element), onLive }}
              />
            </LocaleContext>
          </I18nextProvider>
        </ErrorBoundary>,
      );
    });
  });
  dev?.markTexts(i18n);
}
