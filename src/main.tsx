import { bestMatch } from './core/i18n/bestMatch.ts';
import { loadForm } from './form/loadForm.ts';
import { loadOnce } from './form/loadOnce.ts';

if (document.querySelector('[data-not-found]')) {
  console.error('404: no page at', location.pathname);
}

const enquiry = document.getElementById('enquiry');
if (enquiry) loadForm(enquiry);

const search = document.querySelector<HTMLElement>('[data-search]');
if (search) {
  const bringToLife = loadOnce(async () => (await import('./pages/searchField.ts')).searchField(search));
  search.addEventListener('focusin', () => bringToLife().catch(console.error));
}

// The detector is loaded only if the browser prefers another language, and only after the page has loaded.
const languages = [...document.querySelectorAll<HTMLAnchorElement>('#menu [hreflang]')];
const tags = languages.map(({ hreflang }) => ({ tag: hreflang }));
const preferred = bestMatch(navigator.languages, tags);
if (preferred && preferred.tag !== document.documentElement.lang) {
  addEventListener('load', () =>
    import('./frame/offerLanguage.ts')
      .then((module) => module.offerLanguage(languages))
      // The page was left meanwhile, or the file is missing: nobody waits for the offer.
      .catch(() => {}),
  );
}

const menu = document.getElementById('menu');
const closeMenu = () => menu?.hidePopover?.();
// Otherwise the menu is open on a page restored from the back/forward cache.
addEventListener('pagehide', closeMenu);
// A window that becomes as wide as in `Header.module.css` shows the same links in the header.
matchMedia('(min-width: 64rem)').onchange = closeMenu;
// Tabbing past the menu's last link would focus elements that the open menu covers.
addEventListener('focusin', ({ target }) => menu?.contains(target as Node) || closeMenu());
