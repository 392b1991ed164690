import { firm } from '../firm/firm.ts';
import { isDefault, type Locale } from '../i18n/locales.ts';
import { localizedPath } from '../i18n/localizedPath.ts';
import { token } from '../styles/token.ts';
import tokens from '../styles/tokens.css?raw';

/** The colour of the header's band, which a browser takes for its own frame. */
export const themeColour = (): string => token(tokens, 'bottle');

/** The address of the site's web manifest in a language. */
export const manifestPath = (locale: Locale): string =>
  `/site${isDefault(locale) ? '' : `-${locale.id}`}.webmanifest`;

/** The web manifest of the site in a language. The site stays a site: it opens in the browser. */
export const manifest = (locale: Locale, description: string) => ({
  name: firm.name,
  short_name: firm.name,
  description,
  lang: locale.tag,
  start_url: localizedPath(locale, '/'),
  scope: '/',
  display: 'browser',
  theme_color: themeColour(),
  background_color: token(tokens, 'paper'),
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
