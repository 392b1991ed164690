import LanguageDetector from 'i18next-browser-languagedetector';
import type Common from '../../locales/en/common.json';
import { bestMatch } from '../core/i18n/bestMatch.ts';
import { type Locale, locales } from '../core/i18n/locales.ts';
import { localeOf } from '../core/i18n/localizedPath.ts';

const bundles = import.meta.glob<typeof Common>('/locales/*/common.json', { import: 'default' });

/** Where the detector keeps the language that the visitor has chosen. */
const KEY = 'language';

/** i18next's detector: finds the languages of the browser, and keeps the one that the visitor chooses. */
const detector = new LanguageDetector(
  { languageUtils: { getBestMatchFromCodes: bestMatch } },
  { lookupLocalStorage: KEY, caches: ['localStorage'] },
);
const detected = (source: 'localStorage' | 'navigator') => [detector.detect([source]) ?? []].flat();

/**
 * Offers the page in the first of the browser's languages that the site has, in that language, in a strip below the header.
 * Asks once: closing the offer, following it, or having come from the page in another language is a choice, which is
 * kept. Never redirects. The header's `links` lead to the page in every language.
 */
export async function offerLanguage(links: readonly HTMLAnchorElement[]): Promise<void> {
  if (detected('localStorage').length > 0) return;
  if (isChosen(document.referrer)) return detector.cacheUserLanguage(document.documentElement.lang);
  const preferred = bestMatch(detected('navigator'), locales);
  const address = links.find(({ hreflang }) => hreflang === preferred?.tag)?.href;
  const strip = document.getElementById('language-offer');
  if (!strip || !preferred || !address) return;
  const bundle = await bundles[`/locales/${preferred.id}/common.json`]?.();
  if (!bundle) return;
  show(strip, preferred, address, bundle);
  // A page that the browser has kept may be older than the choice.
  addEventListener('pageshow', () => {
    strip.hidden ||= detected('localStorage').length > 0;
  });
}

/** Whether a visitor who comes from there has just changed the language. */
function isChosen(referrer: string): boolean {
  if (!referrer.startsWith(location.origin)) return false;
  return localeOf(new URL(referrer).pathname) !== localeOf(location.pathname);
}

function show(strip: HTMLElement, locale: Locale, address: string, { offer, header }: typeof Common): void {
  const link = Object.assign(document.createElement('a'), {
    href: address,
    hreflang: locale.tag,
    textContent: offer.link,
  });
  link.addEventListener('click', () => detector.cacheUserLanguage(locale.tag));
  const sentence = document.createElement('p');
  const said = Object.assign(document.createElement('span'), { textContent: offer.text });
  sentence.append(said, ' ', link);
  const close = Object.assign(document.createElement('button'), { type: 'button', textContent: offer.close });
  close.addEventListener('click', () => {
    detector.cacheUserLanguage(document.documentElement.lang);
    strip.hidden = true;
    // Focus would be lost with the button; continue from the top of the page.
    document.getElementById('main')?.focus({ preventScroll: true });
  });
  strip.lang = locale.tag;
  strip.setAttribute('aria-label', header.languages);
  strip.replaceChildren(sentence, close);
  strip.hidden = false;
}
