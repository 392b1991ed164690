import { bestMatch } from './core/i18n/bestMatch.ts';

// What every page does in the browser. Each part is a function of its own, so that one that fails disables no other.
// The form has a script of its own (`form/loadForm.ts`).

for (const part of [logNotFound, bringSearchToLife, offerLanguage, closeMenu]) {
  try {
    part();
  } catch (error) {
    console.error(error);
  }
}

function logNotFound(): void {
  if (document.querySelector('[data-not-found]')) console.error('404: no page at', location.pathname);
}

function bringSearchToLife(): void {
  const search = document.querySelector<HTMLElement>('[data-search]');
  if (!search) return;
  let life: Promise<void> | undefined;
  search.addEventListener('focusin', () => {
    life ??= import('./pages/searchField.ts').then(({ searchField }) => searchField(search));
    life.catch((error) => {
      console.error(error);
      life = undefined;
    });
  });
}

/** Loads the detector only if the browser prefers another language, and only after the page has loaded. */
function offerLanguage(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#menu [hreflang]')];
  const tags = links.map(({ hreflang }) => ({ tag: hreflang }));
  const preferred = bestMatch(navigator.languages, tags);
  if (!preferred || preferred.tag === document.documentElement.lang) return;
  addEventListener('load', () =>
    import('./frame/offerLanguage.ts')
      .then((module) => module.offerLanguage(links))
      // The page was left meanwhile, or the file is missing: nobody waits for the offer.
      .catch(() => {}),
  );
}

function closeMenu(): void {
  const menu = document.getElementById('menu');
  const close = () => menu?.hidePopover?.();
  // Otherwise the menu is open on a page restored from the back/forward cache.
  addEventListener('pagehide', close);
  // Tabbing past the menu's last link would focus elements that the open menu covers.
  addEventListener('focusin', ({ target }) => menu?.contains(target as Node) || close());
  // A window that becomes as wide as in `Header.module.css` shows the same links in the header.
  matchMedia('(min-width: 64rem)').onchange = close;
}
