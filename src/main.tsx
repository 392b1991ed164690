import { bestMatch } from './core/i18n/bestMatch.ts';
import { loadForm } from './form/loadForm.ts';

if (document.querySelector('[data-not-found]')) {
  console.error('404: no page has the address', location.pathname);
}

const enquiry = document.getElementById('enquiry');
if (enquiry) loadForm(enquiry);

const search = document.querySelector<HTMLElement>('[data-search]');
let searches = false;
search?.addEventListener('focusin', () => {
  if (searches) return;
  searches = true;
  import('./pages/searchField.ts')
    .then((module) => module.searchField(search))
    .catch((error) => {
      console.error(error);
      // The next touch tries again.
      searches = false;
    });
});

// The detector is loaded only if the browser prefers another language, and only after the page has loaded.
const languages = [...document.querySelectorAll<HTMLAnchorElement>('body > header a[hreflang]')];
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

const menu = document.querySelector<HTMLElement>('header [popover]');
const closeMenu = () => menu?.hidePopover?.();
// Otherwise the menu is open on a page restored from the back/forward cache.
addEventListener('pagehide', closeMenu);
// Tabbing past the menu's last link would focus elements that the open menu covers.
addEventListener('focusin', ({ target }) => menu?.contains(target as Node) || closeMenu());
