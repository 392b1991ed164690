import { join } from 'node:path';
import { digestOf } from '../../plugins/makeOnce.ts';
import { colours, loadBundleFile, PROJECT } from '../../plugins/project.ts';
import { firm } from '../../src/core/firm/firm.ts';
import { createI18n } from '../../src/core/i18n/createI18n.ts';
import { type Locale, locales } from '../../src/core/i18n/locales.ts';

/** The texts of a language's preview picture: the founding line and the tagline. */
export async function socialTexts(locale: Locale): Promise<{ line: string; tagline: string }> {
  const i18n = await createI18n(locale, loadBundleFile, ['common', 'profile']);
  return { line: i18n.t('subtitle', { ns: 'profile' }), tagline: i18n.t('tagline') };
}

/** What `npm run icons` writes. */
const OUTPUTS = [
  ...['apple-touch-icon.png', 'favicon.ico', 'favicon.svg', 'icons', 'og'].map((name) => `public/${name}`),
  'src/pictures/wordmark.json',
];

/** A digest of everything that icons, wordmark and preview pictures depend on, and of the pictures themselves. */
export async function iconRecord(): Promise<string> {
  const texts = await Promise.all(locales.map(socialTexts));
  const words = [firm.name, ...texts.flatMap(({ line, tagline }) => [line, tagline]), ...colours()];
  return digestOf(
    [
      'src/pictures/office.jpg',
      'tools/icons',
      'plugins/previews/SocialPicture.tsx',
      'plugins/plates/letters.ts',
      ...OUTPUTS,
    ],
    words,
  );
}

/** The file with the digest of the last run. */
export const RECORD = join(PROJECT, 'tools/icons/.madeFrom');
