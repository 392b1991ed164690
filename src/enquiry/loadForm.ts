import { keepTyped, restoreTyped } from './draft.ts';
import { FORM_BUNDLES, loadFormBundle } from './formBundles.ts';

/** What begins with the form: a pointer over it, a finger on it, the focus in it, a word, its being sent. */
const BEGINNINGS = ['pointerover', 'pointerdown', 'focusin', 'input', 'submit'] as const;

/**
 * Loads the form's code when the visitor begins with it: who only looks up the address loads none. Until it has come, what
 * is typed is kept, and what is sent waits. If it does not come, the error screen, which the page brings with it, says so
 * above the form, and what was typed stays. Browsers keep a failed import for as long as the page is open, and after a
 * deployment the file may be gone, so to send once more opens the page anew.
 */
export function loadForm(place: HTMLElement): void {
  const live = new AbortController();
  let loading = false;
  let sent = false;
  /** What to do when the form is sent although its code did not come. */
  let sendInVain: (() => void) | undefined;

  async function start(): Promise<void> {
    if (loading) return;
    loading = true;
    // Beside the code, not after it: what it shares with other scripts, and its texts. Whoever waits for them hears of an error.
    import('../i18n/locales.ts').catch(() => {});
    for (const bundle of FORM_BUNDLES) loadFormBundle(place.dataset.locale ?? '', bundle).catch(() => {});
    try {
      const { hydrateForm } = await import('./hydrateForm.tsx');
      await hydrateForm(place);
      live.abort();
      if (sent) place.querySelector('form')?.requestSubmit();
    } catch (error) {
      console.error(error);
      const failure = showFailure(place, error instanceof Error ? error.message : String(error));
      const look = () => failure?.scrollIntoView({ block: 'center' });
      if (sent) look();
      // Without a connection there would be no page to open.
      sendInVain = () => (navigator.onLine ? location.reload() : look());
    }
  }

  restoreTyped(place);
  for (const beginning of BEGINNINGS) {
    place.addEventListener(
      beginning,
      (event) => {
        if (beginning === 'input') keepTyped(place);
        if (beginning === 'submit') {
          event.preventDefault();
          sent = true;
          sendInVain?.();
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
