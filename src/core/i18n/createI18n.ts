import { createInstance, type i18n as I18n, type ResourceKey } from 'i18next';
import { facts } from '../firm/firm.ts';
import type { Locale } from './locales.ts';

/** Loads one bundle: `load('ko', 'services/criminal-law')`. */
export type BundleLoader = (localeId: string, namespace: string) => Promise<ResourceKey>;

/**
 * Creates an i18next instance for one language, with its bundles loaded. One instance per language, so that the
 * language never switches during rendering.
 *
 * There is no fallback language: a missing key or bundle is an error, never another language's text.
 */
export async function createI18n(
  { id }: Locale,
  load: BundleLoader,
  namespaces: readonly string[],
): Promise<I18n> {
  const bundles = await Promise.all(
    namespaces.map(async (namespace) => {
      const bundle = await load(id, namespace).catch(() => undefined);
      if (!bundle) throw new Error(`locales/${id}/${namespace}.json: this bundle is missing or broken`);
      return [namespace, bundle] as const;
    }),
  );
  const resources: Record<string, ResourceKey> = Object.fromEntries(bundles);
  const { common } = resources;
  const instance = createInstance();
  await instance.init({
    lng: id,
    fallbackLng: false,
    resources: { [id]: resources },
    ns: [...namespaces],
    defaultNS: namespaces[0],
    interpolation: {
      escapeValue: false,
      defaultVariables: { ...facts, ...(typeof common === 'object' && common.facts) },
    },
    saveMissing: true,
    missingKeyHandler: (languages, namespace, key) => {
      throw new Error(`locales/${languages[0]}/${namespace}.json: no key "${key}"`);
    },
  });
  return instance;
}
