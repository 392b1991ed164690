import type { ResourceKey } from 'i18next';
import type { BundleLoader } from '../../src/i18n/createI18n.ts';
import { defaultLocale } from '../../src/i18n/locales.ts';
import { pseudoBundle } from './pseudo.ts';

/** How the pages show their texts in `npm run dev`, other than as they are. */
export type TextMode = 'translate' | 'pseudo';

/** The cookie that keeps the mode of this browser until it is closed, and the page's own mark: `<html data-texts>`. */
export const MODE_COOKIE = 'texts';
export const MODE_ATTRIBUTE = 'data-texts';

/** The tag of the pseudo-language: accented English, as Unicode's own tests call it. */
export const PSEUDO_TAG = 'en-XA';

/** A mode by its name, or nothing. */
export const textMode = (name: string | null | undefined): TextMode | undefined =>
  name === 'translate' || name === 'pseudo' ? name : undefined;

/**
 * Reads bundles as a mode wants them: in English made strange, whatever the language; or with what is not
 * translated yet in English, so that the page can be shown and translated.
 *
 * @param load gives `undefined` for a bundle that does not exist
 */
export function devBundles(
  mode: TextMode | undefined,
  load: (localeId: string, namespace: string) => Promise<ResourceKey | undefined>,
): BundleLoader {
  const english = async (namespace: string) => (await load(defaultLocale.id, namespace)) ?? {};
  if (mode === 'pseudo') return async (_, namespace) => pseudoBundle(await english(namespace));
  if (mode === 'translate') {
    return async (localeId, namespace) =>
      withEnglish(await load(localeId, namespace), await english(namespace));
  }
  return load as BundleLoader;
}

/** A bundle with English in the holes. A list is as long as the translation has it. */
export function withEnglish(own: ResourceKey | undefined, english: ResourceKey): ResourceKey {
  if (own === undefined) return english;
  if (!isObject(own) || !isObject(english) || Array.isArray(own)) return own;
  const names = new Set([...Object.keys(english), ...Object.keys(own)]);
  return Object.fromEntries(
    [...names].map((name) => [name, withEnglish(own[name], english[name] ?? own[name] ?? '')]),
  );
}

const isObject = (value: ResourceKey): value is Record<string, ResourceKey | undefined> =>
  typeof value === 'object';
