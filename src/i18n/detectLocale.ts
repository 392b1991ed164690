import LanguageDetector from 'i18next-browser-languagedetector';
import { defaultLocale, type Locale, locales } from './locales.ts';

/** The locale's id for the first segment of a path: `chinese` → `zh`. */
function localeOfSegment(segment: string): string {
  return (locales.find(({ prefix }) => prefix === `/${segment}`) ?? defaultLocale).id;
}

/** The language of the page in the browser. The address alone decides it. */
export function detectLocale(): Locale {
  const detector = new LanguageDetector(null, {
    order: ['path'],
    caches: [],
    lookupFromPathIndex: 0,
    convertDetectedLanguage: localeOfSegment,
  });
  const found = [detector.detect()].flat()[0];
  return locales.find(({ id }) => id === found) ?? defaultLocale;
}
