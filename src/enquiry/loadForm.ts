import { keepTyped, restoreTyped } from './draft.ts';
import { FORM_BUNDLES, loadFormBundle } from './formBundles.ts';

/** What begins with the form: a pointer over it, a finger on it, the focus in it, a word, its being sent. */
const BEGINNINGS = ['pointerover', 'pointerdown', 'focusin', 'input', 'submit'] as const;

/**
 * Loads the form's code when the visitor begins with it: who only looks up the address loads none. Until it has come, what
 * is typed is kept, and what is sent waits. If it does not come, the error screen, which the page brings with it, says so
 * above the form, what was typed stays, and the next touch of the form tries again.
 */
export function loadForm(place: HTMLElement): void {
  const live = new AbortController();
  let loading = false;
  let sent = false;
  let failure: Element | undefined;

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
      failure?.remove();
      if (sent) place.querySelector('form')?.requestSubmit();
    } catch (error) {
      console.error(error);
      failure?.remove();
      failure = showFailure(place, error instanceof Error ? error.message : String(error));
      if (sent) failure?.scrollIntoView({ block: 'center' });
      sent = false;
      loading = false;
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
