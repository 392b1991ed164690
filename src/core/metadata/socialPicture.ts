import type { Locale } from '../i18n/locales.ts';

/** The preview picture of links to the site, in a language: its path, and its size in pixels. */
export const socialPicture = (locale: Locale): { path: string; width: number; height: number } => ({
  path: `/og/${locale.id}.jpg`,
  width: 1200,
  height: 630,
});
