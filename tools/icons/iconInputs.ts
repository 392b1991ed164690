import { join } from 'node:path';
import { digestOf } from '../../plugins/digestOf.ts';
import { loadBundleFile } from '../../plugins/loadBundleFile.ts';
import { PROJECT } from '../../plugins/project.ts';
import { firm } from '../../src/core/firm/firm.ts';
import { lawyers } from '../../src/core/firm/lawyers.ts';
import { createI18n } from '../../src/core/i18n/createI18n.ts';
import { type Locale, locales } from '../../src/core/i18n/locales.ts';
import { colours } from '../colour.ts';

/** The texts of a language's preview picture: the founding line and the tagline. */
export async function socialTexts(locale: Locale): Promise<{ line: string; tagline: string }> {
  const i18n = await createI18n(locale, loadBundleFile, ['common', 'profile']);
  return { line: i18n.t('subtitle', { ns: 'profile' }), tagline: i18n.t('tagline') };
}

/** A digest of everything that icons and preview pictures depend on. */
export async function iconInputs(): Promise<string> {
  const texts = await Promise.all(locales.map(socialTexts));
  const names = [firm.name, ...lawyers.map(({ name }) => name)];
  const words = [...names, ...texts.flatMap(({ line, tagline }) => [line, tagline]), ...colours()];
  return digestOf(['src/pictures/office.jpg', 'tools/icons'], words);
}

/** The file with the digest of the last run. */
export const RECORD = join(PROJECT, 'tools/icons/.madeFrom');
