import { defaultLocale } from '../../../src/i18n/locales.ts';
import { writeConfirmation } from '../../i18n/confirmations.ts';
import { expectedTexts } from '../../i18n/expectedTexts.ts';
import { bundleFile, bundlesIn, readBundle } from '../../i18n/readBundle.ts';
import type { Site } from '../../i18n/site.ts';
import { english as englishWords, type Words } from '../../i18n/wordsIn.ts';
import type { Confirmation } from '../protocol.ts';
import { localeIds, tagOf } from './languages.ts';
import { TextError } from './textError.ts';

/**
 * Records that a translation is right for the present English. Throws a TextError and writes nothing if the place does
 * not exist, or if the English has changed since it was read.
 */
export function confirmText(site: Site, confirmation: Confirmation, words: Words = englishWords()): void {
  const { locale, file: namespace, key, english } = confirmation;
  const file = bundleFile(locale, namespace);
  if (!localeIds(site).includes(locale)) {
    throw new TextError(404, words.panel('refusals.noLanguage', { language: locale }));
  }
  if (!bundlesIn(site.root, locale).includes(namespace)) {
    throw new TextError(404, words.panel('refusals.noFile', { file }));
  }
  const source = readBundle(site.root, defaultLocale.id, namespace);
  const now = source && expectedTexts(source, tagOf(site, locale)).get(key)?.english.value;
  const own = readBundle(site.root, locale, namespace)?.texts.get(key);
  if (now === undefined || !own) throw new TextError(404, words.panel('refusals.noText', { file, key }));
  if (now !== english) throw new TextError(409, words.panel('refusals.englishChanged', { now }));
  writeConfirmation(site.root, locale, { namespace, key }, english);
}
