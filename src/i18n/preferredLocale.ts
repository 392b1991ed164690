import LanguageDetector from 'i18next-browser-languagedetector';
import { DECIDED, DECISION_KEY } from './languageDecision.ts';
import { type Locale, locales } from './locales.ts';

/** The language of the site that speaks a BCP-47 tag: `zh-CN` → `zh`. */
const speaks = (tag: string): Locale | undefined =>
  locales.find(({ id }) => tag.toLowerCase().split('-')[0] === id);

/**
 * The first of the browser's languages that the site has, or nothing if it has none or if the visitor has
 * decided before. It only serves to offer that language; the address decides which one is shown.
 */
export function preferredLocale(): Locale | undefined {
  // With this service the detector gives all the browser's languages, not the first one alone.
  const services = { languageUtils: { getBestMatchFromCodes: () => '' } };
  const detector = new LanguageDetector(services, {
    order: ['localStorage', 'navigator'],
    caches: [],
    lookupLocalStorage: DECISION_KEY,
  });
  const tags = [detector.detect() ?? []].flat();
  if (tags[0] === DECIDED) return undefined;
  return tags.map(speaks).find((locale) => locale);
}
