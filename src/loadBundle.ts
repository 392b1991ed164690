import type { ResourceKey } from 'i18next';
import type { BundleLoader } from './core/i18n/createI18n.ts';

const bundles = import.meta.glob<ResourceKey>(['/locales/*/**/*.json', '!**/confirmed.json'], {
  import: 'default',
  eager: true,
});

/** Loads a bundle as Vite has it: an edit shows at once. Throws if its file does not exist. */
export const loadBundle: BundleLoader = async (localeId, namespace) => {
  const bundle = bundles[`/locales/${localeId}/${namespace}.json`];
  if (!bundle) throw new Error(`locales/${localeId}/${namespace}.json: there is no such file`);
  return bundle;
};
