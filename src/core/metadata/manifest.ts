import { firm } from '../firm/firm.ts';
import { isDefault, type Locale } from '../i18n/locales.ts';
import { localizedPath } from '../i18n/localizedPath.ts';

/** The path of a language's web manifest. */
export const manifestPath = (locale: Locale): string =>
  `/site${isDefault(locale) ? '' : `-${locale.id}`}.webmanifest`;

/** Colours of the web manifest, as in CSS; browsers use the theme's for their own frame. */
export interface ManifestColours {
  theme: string;
  background: string;
}

/** A language's web manifest. The display mode is `browser`: the site is not an app. */
export const manifest = (locale: Locale, description: string, colours: ManifestColours) => ({
  name: firm.name,
  short_name: firm.name,
  description,
  lang: locale.tag,
  start_url: localizedPath(locale, '/'),
  scope: '/',
  display: 'browser',
  theme_color: colours.theme,
  background_color: colours.background,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ...[192, 512].flatMap((size) => [
      { src: `/icons/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any' },
      {
        src: `/icons/maskable-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'maskable',
      },
    ]),
  ],
});
