import { createInstance, type i18n as I18n, type ResourceKey } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { facts } from '../firm/firm.ts';
import type { Locale } from './locales.ts';

/** Loads one bundle: `load('ko', 'services/criminal-law')`. */
export type BundleLoader = (localeId: string, namespace: string) => Promise<ResourceKey>;

/**
 * Creates an i18next instance for one language, with its bundles loaded. One instance per language, so that nothing
 * switches while a page is being rendered.
 *
 * There is no fallback language: a missing key or bundle is an error, never another language's text.
 */
export async function createI18n(
  locale: Locale,
  load: BundleLoader,
  namespaces: readonly string[],
): Promise<I18n> {
  const instance = createInstance();
  const variables: Record<string, unknown> = { ...facts };
  await instance.use(resourcesToBackend(load)).init({
    lng: locale.id,
    fallbackLng: false,
    ns: [...namespaces],
    defaultNS: namespaces[0],
    interpolation: { escapeValue: false, defaultVariables: variables },
    saveMissing: true,
    missingKeyHandler: (languages, namespace, key) => {
      throw new Error(`locales/${languages[0]}/${namespace}.json: no key "${key}"`);
    },
  });
  for (const namespace of namespaces) {
    if (!instance.hasResourceBundle(locale.id, namespace)) {
      throw new Error(`locales/${locale.id}/${namespace}.json: this bundle is missing or broken`);
    }
  }
  Object.assign(variables, instance.getResourceBundle(locale.id, 'common')?.facts);
  return instance;
}
