import type Common from '../../locales/en/common.json';
import type { Locale } from '../i18n/locales.ts';
import { localeOf, localizedPath, unlocalizedPath } from '../i18n/localizedPath.ts';
import { preferredLocale, rememberDecision } from '../i18n/preferredLocale.ts';
import styles from './LanguageOffer.module.css';

const bundles = import.meta.glob<typeof Common>('/locales/*/common.json', { import: 'default' });

/**
 * Offers the page in the language that the browser prefers, in that language, in a strip at the bottom. Asks
 * once: closing it, following it or choosing a language in the header is remembered. Never redirects.
 */
export async function offerLanguage(): Promise<void> {
  for (const link of document.querySelectorAll('header a[hreflang]')) {
    link.addEventListener('click', rememberDecision);
  }
  const { pathname } = window.location;
  const preferred = preferredLocale();
  if (!preferred || preferred.id === localeOf(pathname).id) return;
  const bundle = await bundles[`/locales/${preferred.id}/common.json`]?.();
  if (bundle)
    document.body.append(strip(preferred, localizedPath(preferred, unlocalizedPath(pathname)), bundle.offer));
}

function strip(locale: Locale, path: string, text: (typeof Common)['offer']): HTMLElement {
  const aside = document.createElement('aside');
  aside.lang = locale.tag;
  aside.className = styles.offer ?? '';
  aside.setAttribute('aria-label', text.text);
  const sentence = document.createElement('p');
  const link = Object.assign(document.createElement('a'), {
    href: path,
    hreflang: locale.tag,
    textContent: text.link,
  });
  link.addEventListener('click', rememberDecision);
  sentence.append(`${text.text} `, link);
  const close = Object.assign(document.createElement('button'), { type: 'button', textContent: text.close });
  close.addEventListener('click', () => {
    rememberDecision();
    aside.remove();
  });
  aside.append(sentence, close);
  return aside;
}
