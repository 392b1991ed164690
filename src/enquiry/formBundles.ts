import type { ResourceKey } from 'i18next';

const bundles = import.meta.glob<ResourceKey>('/locales/*/{common,enquiry}.json', { import: 'default' });

/** The bundles that the form reads. */
export const FORM_BUNDLES = ['enquiry', 'common'] as const;

/** Loads one of them; cached by the module loader. */
export const loadFormBundle = async (localeId: string, namespace: string): Promise<ResourceKey> =>
  bundles[`/locales/${localeId}/${namespace}.json`]?.() as Promise<ResourceKey>;
