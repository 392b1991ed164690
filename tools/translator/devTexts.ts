import type { ResourceKey } from 'i18next';
import type { BundleLoader } from '../../src/core/i18n/createI18n.ts';
import { defaultLocale } from '../../src/core/i18n/locales.ts';
import { pseudoBundle } from './pseudo.ts';

/** A mode of `npm run dev` in which pages show their texts differently. */
export type TextMode = 'translate' | 'pseudo';

/** Name of the page's attribute that has its mode: `<html data-texts>`. */
export const MODE_ATTRIBUTE = 'data-texts';

/** Tag of the pseudo-language: Unicode's own for accented English. */
export const PSEUDO_TAG = 'en-XA';

/** Parses the name of a mode. */
export const textMode = (name: string | null | undefined): TextMode | undefined =>
  name === 'translate' || name === 'pseudo' ? name : undefined;

/**
 * Wraps a bundle loader for a mode: pseudo-localized English in place of every language, or missing translations filled
 * with English, so that the page can be rendered and translated.
 *
 * @param load returns `undefined` for a bundle that does not exist
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

/** A bundle with its gaps and empty texts filled from English. Lists keep the length of the translation. */
function withEnglish(own: ResourceKey | undefined, english: ResourceKey): ResourceKey {
  if (own === undefined || own === '') return english;
  if (!isObject(own) || !isObject(english) || Array.isArray(own)) return own;
  const names = new Set([...Object.keys(english), ...Object.keys(own)]);
  return Object.fromEntries(
    [...names].map((name) => [name, withEnglish(own[name], english[name] ?? own[name] ?? '')]),
  );
}

const isObject = (value: ResourceKey): value is Record<string, ResourceKey | undefined> =>
  typeof value === 'object';
