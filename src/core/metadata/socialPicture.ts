import type { Locale } from '../i18n/locales.ts';

/**
 * The preview picture of links, in a language: its path, and its size in pixels.
 *
 * @param path the path of a page that has a preview of its own; without it, the picture of the whole site
 */
export function socialPicture(
  locale: Locale,
  path?: string,
): { path: string; width: number; height: number } {
  if (!path) return { path: `/og/${locale.id}.jpg`, width: 1200, height: 630 };
  return { path: `/og/${locale.id}${path}.jpg`, width: 800, height: 420 };
}
