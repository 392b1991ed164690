import { keepTyped } from './draft.ts';

/**
 * Loads the form's code when the form comes onto the screen of a page that is painted, or when the visitor begins
 * with it: who only looks up the address loads none. Until it has come, what is typed is kept, and what is sent
 * waits. If it does not come, the error screen, which the page brings with it, says so above the form, what was
 * typed stays, and the next touch of the form tries again.
 *
 * @param painted resolves when the page has all that it shows
 */
export function loadForm(place: HTMLElement, painted: Promise<void>): void {
  const live = new AbortController();
  const until = { signal: live.signal };
  let loading = false;
  let sent = false;
  let failure: Element | undefined;

  async function start(): Promise<void> {
    if (loading) return;
    loading = true;
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

  place.addEventListener('focusin', start, until);
  place.addEventListener('input', () => keepTyped(place), until);
  place.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      sent = true;
      start();
    },
    until,
  );
  painted.then(() => isSeen(place)).then(start);
}

/** Waits until an element is on the screen. */
function isSeen(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });
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
