import LanguageDetector from 'i18next-browser-languagedetector';
import type Common from '../../locales/en/common.json';
import { rememberDecision } from '../core/i18n/languageDecision.ts';
import { type Locale, locales } from '../core/i18n/locales.ts';
import { sameLanguage } from '../core/i18n/sameLanguage.ts';

const bundles = import.meta.glob<typeof Common>('/locales/*/common.json', { import: 'default' });

/**
 * Offers the page in the first of the browser's languages that the site has, in that language, in a strip at the bottom.
 * Asks once: closing the offer, following it or choosing a language in the header is remembered. Never redirects.
 *
 * @param links the header's links to the page in every language
 */
export async function offerLanguage(links: readonly HTMLAnchorElement[]): Promise<void> {
  // With this stub the detector returns every language of the browser, not just the first.
  const services = { languageUtils: { getBestMatchFromCodes: () => '' } };
  const tags = [new LanguageDetector(services, { order: ['navigator'], caches: [] }).detect() ?? []].flat();
  const [preferred] = tags.flatMap((tag) => locales.filter((locale) => sameLanguage(tag, locale.tag)));
  const address = links.find(({ hreflang }) => hreflang === preferred?.tag)?.href;
  const place = document.getElementById('language-offer');
  if (!place || !preferred || !address) return;
  const bundle = await bundles[`/locales/${preferred.id}/common.json`]?.();
  if (bundle) show(place, preferred, address, bundle.offer);
}

function show(place: HTMLElement, locale: Locale, address: string, text: (typeof Common)['offer']): void {
  const link = Object.assign(document.createElement('a'), {
    href: address,
    hreflang: locale.tag,
    textContent: text.link,
  });
  link.addEventListener('click', rememberDecision);
  const sentence = document.createElement('p');
  const said = Object.assign(document.createElement('span'), { textContent: text.text });
  sentence.append(said, ' ', link);
  const close = Object.assign(document.createElement('button'), { type: 'button', textContent: text.close });
  close.addEventListener('click', () => {
    rememberDecision();
    place.hidden = true;
    // Focus would be lost with the button; continue from the top of the page.
    document.getElementById('main')?.focus({ preventScroll: true });
  });
  place.lang = locale.tag;
  place.setAttribute('aria-label', text.text);
  place.replaceChildren(sentence, close);
  place.hidden = false;
}
