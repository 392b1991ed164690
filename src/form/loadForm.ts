import { keepTyped, restoreTyped } from './draft.ts';
import { fetchCode, prepareForm } from './prepareForm.ts';

/** The events that hydrate the form immediately: pointing at it, touching it, focus, input, submit. */
const BEGINNINGS = ['pointerover', 'pointerdown', 'focusin', 'input', 'submit'] as const;

/**
 * Hydrates the form on first interaction, or earlier if the form is near and the browser idle (`prepareForm.ts`). A
 * visitor who never scrolls near the form loads none of its code. Until the form is live, input is kept as a draft and a
 * submit waits. If loading fails, the prerendered error screen appears below the form, and the draft stays. Browsers
 * cache a failed import for the lifetime of the page, and a deployment may have removed the file, so the next submit
 * reloads the page.
 */
export function loadForm(place: HTMLElement): void {
  const live = new AbortController();
  let hydrated: Promise<void> | undefined;
  let started = false;
  let sent = false;
  /** Handles a submit after loading has failed. */
  let submitAgain: (() => void) | undefined;

  const hydrate = () => {
    hydrated ??= import('./hydrateForm.tsx')
      .then(({ hydrateForm }) => hydrateForm(place))
      .then(() => {
        live.abort();
        // Not `requestSubmit`, which Safari 15 does not have.
        if (sent) button?.click();
      });
    return hydrated;
  };

  async function start(): Promise<void> {
    if (started) return;
    started = true;
    // All files in parallel: imports would load them one after the other. The import below handles errors.
    fetchCode().catch(() => {});
    try {
      await hydrate();
    } catch (error) {
      console.error(error);
      const failure = showFailure(place, (error as Error).message);
      const look = () => failure?.scrollIntoView({ block: 'center' });
      if (sent) look();
      // Offline, reloading would lose the page.
      submitAgain = () => (navigator.onLine ? location.reload() : look());
    } finally {
      notice?.hidePopover?.();
    }
  }

  restoreTyped(place);
  // Pressing Send before this script ran has opened the notice. From now on the button submits.
  const button = place.querySelector('button');
  const notice = button?.popoverTargetElement as HTMLElement | undefined;
  if (button) button.type = 'submit';
  if (notice?.matches(':popover-open')) {
    sent = true;
    start();
  }
  for (const beginning of BEGINNINGS) {
    place.addEventListener(
      beginning,
      (event) => {
        if (beginning === 'input') keepTyped(place, event.target as HTMLInputElement);
        if (beginning === 'submit') {
          event.preventDefault();
          sent = true;
          submitAgain?.();
        }
        start();
      },
      { signal: live.signal },
    );
  }
  prepareForm(place, () =>
    hydrate().catch(() => {
      hydrated = undefined;
    }),
  );
}

/** Shows the error screen below the form: the form must not move while somebody is using it. */
function showFailure(place: HTMLElement, message: string): Element | undefined {
  const screen = document.querySelector<HTMLTemplateElement>('#failure')?.content.firstElementChild;
  const shown = screen?.cloneNode(true) as Element | undefined;
  const line = shown?.querySelector('[data-message]');
  if (!shown || !line) return;
  line.textContent = message;
  place.after(shown);
  return shown;
}
