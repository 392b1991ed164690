import type { ResourceKey } from 'i18next';

const bundles = import.meta.glob<ResourceKey>('/locales/*/{common,enquiry}.json', { import: 'default' });

/** Loads a bundle that the form reads; cached by the module loader. */
export const loadFormBundle = async (localeId: string, namespace: string): Promise<ResourceKey> =>
  bundles[`/locales/${localeId}/${namespace}.json`]?.() as Promise<ResourceKey>;
