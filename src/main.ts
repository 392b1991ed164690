import { bestMatch } from './core/i18n/bestMatch.ts';

// What every page does in the browser, once it is shown: browsers prepare pages before, and what a visitor chooses meanwhile
// counts. A part that fails disables no other. The form has a script of its own (`form/loadForm.ts`).

const afterFrame = (then: (value?: unknown) => void) => requestAnimationFrame(() => setTimeout(then));

/** Resolves when the page is shown; if it was prepared, after its first frame, which none of this may delay. */
const pageShown = new Promise<unknown>((resolve) => {
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', () => afterFrame(resolve));
    // Laid out before it is shown.
    document.body.getBoundingClientRect();
  } else resolve(undefined);
});
const parts = [logNotFound, bringSearchToLife, countLastDay, offerLanguage, closeMenu, takeAlong, letLeave];
for (const part of parts) pageShown.then(part);

function logNotFound(): void {
  if (document.querySelector('[data-not-found]')) console.error('404: no page at', location.pathname);
}

function bringSearchToLife(): void {
  bringToLife('[data-search]', (place) =>
    import('./pages/searchField.ts').then((module) => module.searchField(place)),
  );
}

function countLastDay(): void {
  bringToLife('[data-last-day]', (place) =>
    import('./pages/lastDayField.ts').then((module) => module.lastDayField(place)),
  );
  // Building a date field would delay the first frame.
  const day = document.querySelector<HTMLInputElement>('#day');
  if (day) afterFrame(() => makeDateField(day));
}

function makeDateField(day: HTMLInputElement): void {
  const isFocused = day === document.activeElement;
  day.readOnly = false;
  day.type = 'date';
  // In again: in Chromium a field that was focused before takes no keys after its type has changed.
  day.after(day);
  if (isFocused) day.focus();
}

/**
 * Loads the code of a field once it is touched, and lets it answer what is in the field.
 *
 * @param load loads the code, which returns what shows the answer
 */
function bringToLife(
  selector: string,
  load: (place: HTMLElement) => Promise<(isComposing: boolean) => unknown>,
): void {
  const place = document.querySelector<HTMLElement>(selector);
  const field = place?.querySelector('input');
  if (!place || !field) return;
  let life: ReturnType<typeof load> | undefined;
  const loadOnce = () => {
    life ??= load(place);
    return life.catch((error) => {
      console.error(error);
      life = undefined;
      // Tried again at the next letter.
      const failed = place.querySelector<HTMLTemplateElement>('[data-say="failed"]')?.content;
      if (failed && field.value)
        place.querySelector('[role="status"]')?.replaceChildren(failed.cloneNode(true));
    });
  };
  const show = async (isComposing: boolean) => (await loadOnce())?.(isComposing);
  place.addEventListener('focusin', loadOnce);
  // Also while a syllable is being composed: waiting for its end would leave the last one out.
  field.addEventListener('input', (event) => show((event as InputEvent).isComposing));
  // Back on the page: browsers restore what was typed, or empty the field, before or after this event. A day is in the history.
  addEventListener('pageshow', () => setTimeout(() => (field.value || history.state || life) && show(false)));
}

/** Loads the detector only if the browser prefers another language. */
function offerLanguage(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#menu [hreflang]')];
  const tags = links.map(({ hreflang }) => ({ tag: hreflang }));
  const preferred = bestMatch(navigator.languages, tags);
  if (!preferred || preferred.tag === document.documentElement.lang) return;
  import('./frame/offerLanguage.ts')
    .then((module) => module.offerLanguage(links))
    // The page was left meanwhile, or the file is missing: nobody waits for the offer.
    .catch(() => {});
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

/** Takes what the page is about along to the form: in this tab, not in the address. */
function takeAlong(): void {
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLElement>('a[data-about]:not([target])');
    // The time, because Firefox does not pass on what a kept page stores again.
    try {
      if (link) sessionStorage.setItem('enquiry-about', `${Date.now()} ${link.dataset.about}`);
    } catch {
      // Where storage is forbidden nothing goes along.
    }
  });
  const paper = document.querySelector<HTMLElement>(':target')?.dataset.paper;
  if (paper)
    import('./blocks/aboutLines.ts').then((module) =>
      module.setAboutLines('paper', { english: [paper], translated: [] }),
    );
}

function letLeave(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-leave]');
  if (link) import('./frame/leavePage.ts').then((module) => module.leavePage(link));
}
