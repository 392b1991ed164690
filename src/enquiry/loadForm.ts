import { keepTyped, restoreTyped } from './draft.ts';
import { FORM_BUNDLES, loadFormBundle } from './formBundles.ts';

/** The events that start loading the form: pointing at it, touching it, focus, input, submit. */
const BEGINNINGS = ['pointerover', 'pointerdown', 'focusin', 'input', 'submit'] as const;

/**
 * Loads the form's code on first interaction: a visitor who only looks up the address loads none. Until it has loaded,
 * input is kept as a draft and a submit waits. If loading fails, the prerendered error screen appears above the form,
 * and the draft stays. Browsers cache a failed import for the lifetime of the page, and a deployment may have removed
 * the file, so the next submit reloads the page.
 */
export function loadForm(place: HTMLElement): void {
  const live = new AbortController();
  let loading = false;
  let sent = false;
  /** Handles a submit after loading has failed. */
  let submitAgain: (() => void) | undefined;

  async function start(): Promise<void> {
    if (loading) return;
    loading = true;
    // The largest file first, since HTTP/1 opens six connections at a time, and pictures may be taking some. Whoever
    // awaits the others handles their errors.
    const code = import('./hydrateForm.tsx');
    import('../i18n/locales.ts').catch(() => {});
    for (const bundle of FORM_BUNDLES) loadFormBundle(place.dataset.locale ?? '', bundle).catch(() => {});
    try {
      const { hydrateForm } = await code;
      await hydrateForm(place);
      live.abort();
      // Not `requestSubmit`, which Safari 15 does not have.
      if (sent) button?.click();
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
  // A press that came before this script has opened the notice. From now on the button submits.
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
}

/** Puts the error screen above the form. */
function showFailure(place: HTMLElement, message: string): Element | undefined {
  const screen = document.querySelector<HTMLTemplateElement>('#failure')?.content.firstElementChild;
  const shown = screen?.cloneNode(true) as Element | undefined;
  const line = shown?.querySelector('[data-message]');
  if (!shown || !line) return;
  line.textContent = message;
  place.before(shown);
  return shown;
}
