import LanguageDetector from 'i18next-browser-languagedetector';
import { DECIDED, DECISION_KEY } from './languageDecision.ts';
import { type Locale, locales } from './locales.ts';
import { sameLanguage } from './sameLanguage.ts';

/**
 * The first of the browser's languages that the site has; undefined if there is none or the visitor has already
 * decided. Used only for the offer: the language of a page is always that of its address.
 */
export function preferredLocale(): Locale | undefined {
  // With this stub the detector returns every language of the browser, not just the first.
  const services = { languageUtils: { getBestMatchFromCodes: () => '' } };
  const detector = new LanguageDetector(services, {
    order: ['localStorage', 'navigator'],
    caches: [],
    lookupLocalStorage: DECISION_KEY,
  });
  const tags = [detector.detect() ?? []].flat();
  if (tags[0] === DECIDED) return undefined;
  return tags.map((tag) => locales.find((locale) => sameLanguage(tag, locale.tag))).find((locale) => locale);
}
