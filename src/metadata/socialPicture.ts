import type { Locale } from '../i18n/locales.ts';

/** The picture that a link to the site shows in a chat or a feed, in a language: its address and its pixels. */
export const socialPicture = (locale: Locale): { path: string; width: number; height: number } => ({
  path: `/og/${locale.id}.jpg`,
  width: 1200,
  height: 630,
});
