import { addedAbout, keepTyped, refreshTyped, rememberPress, restoreTyped, takePress } from './draft.ts';
import { type FormField, fieldIn, formIn, sendButton } from './formFields.ts';
import { preloadCode, prepareForm } from './prepareForm.ts';

/** The events that load the form immediately: pointing at it, touching it, focus, input, submit. */
const BEGINNINGS = ['pointerover', 'pointerdown', 'focusin', 'input', 'submit'] as const;

/** How far the form is; `pressed` has been touched, and sends once it is live. */
type State = 'untouched' | 'touched' | 'pressed' | 'failed' | 'live';

/**
 * Makes the form live on first interaction, or earlier if it is near and the browser idle (`prepareForm.ts`). A visitor
 * who never scrolls near the form loads none of its code. Until the form is live, input is kept as a draft and a submit
 * waits. If loading fails, the prerendered error screen appears below the form, and the draft stays. Browsers cache a
 * failed import for the lifetime of the page, and a deployment may have removed the file, so the next submit reloads the
 * page, and sends from there.
 */
function loadForm(island: HTMLElement): void {
  const button = sendButton(island);
  const notice = button?.popoverTargetElement as HTMLElement | undefined;
  const listening = new AbortController();
  let state: State = 'untouched';
  let mounting: Promise<void> | undefined;
  let failure: Element | undefined;

  async function goLive(): Promise<void> {
    mounting ??= import('./mountForm.tsx').then((module) => module.mountForm(island));
    try {
      await mounting;
    } catch (error) {
      mounting = undefined;
      throw error;
    }
    if (state === 'live') return;
    listening.abort();
    notice?.hidePopover?.();
    const isPressed = state === 'pressed';
    state = 'live';
    // Not `requestSubmit`, which Safari 15 does not have.
    if (isPressed) button?.click();
  }

  function touch(): void {
    if (state !== 'untouched') return;
    state = 'touched';
    preloadCode();
    goLive().catch(fail);
  }

  function press(): void {
    if (state === 'failed') return void reloadForSending().catch(showFailureAgain);
    touch();
    state = 'pressed';
  }

  function fail(error: Error): void {
    console.error(error);
    failure = showFailure(island, error.message);
    if (state === 'pressed') showFailureAgain();
    state = 'failed';
  }

  function showFailureAgain(): void {
    notice?.hidePopover?.();
    failure?.scrollIntoView({ block: 'center' });
  }

  restoreTyped(island);
  const message = fieldIn(island, 'message');
  if (message) startBelow(message);
  addEventListener('pageshow', ({ persisted }) =>
    // After it Firefox fills the fields of a page that is shown again, and WebKit empties those without autocomplete.
    setTimeout(() => refreshTyped(island, persisted)),
  );
  island.addEventListener('click', keepOthersFromSending);
  if (button) button.type = 'submit';
  for (const beginning of BEGINNINGS) {
    island.addEventListener(
      beginning,
      (event) => {
        const isPress = beginning === 'submit';
        if (isPress && event.target !== formIn(island)) return;
        if (beginning === 'input') keepTyped(island, event.target);
        if (isPress) event.preventDefault();
        (isPress ? press : touch)();
      },
      { signal: listening.signal },
    );
  }
  // Pressing Send before this script ran has opened the notice. From now on the button submits.
  if (takePress() || notice?.matches(':popover-open')) press();
  // A field may have been touched before, too.
  else if (island.contains(document.activeElement)) touch();
  else prepareForm(island, goLive);
}

/** At the first touch of the message, sets the caret below what has come along, where hers is to begin. */
function startBelow(field: FormField): void {
  const set = () => {
    if (field.value.trim() === addedAbout() && field.selectionStart === field.selectionEnd)
      field.selectionStart = field.value.length;
  };
  field.addEventListener('focus', set, { once: true });
  // A press sets the caret after the focus.
  const press = () =>
    field === document.activeElement || field.addEventListener('click', set, { once: true });
  field.addEventListener('pointerdown', press, { once: true });
}

/**
 * Keeps buttons that other programs have put into the form from submitting it. Enter in a field clicks the form's first
 * button, which may be one of those: such a click has no position, and the focus stays in the field.
 */
function keepOthersFromSending(event: MouseEvent): void {
  const button = (event.target as Element).closest('[data-enquiry] button:not([data-send])');
  if (button && (event.detail || button === document.activeElement)) event.preventDefault();
}

/** Reloads the page, which then sends. Throws where that would lose the page or the draft. */
async function reloadForSending(): Promise<void> {
  // Not by `navigator.onLine`, which is a guess.
  if (!(await fetch(location.href, { cache: 'no-store' })).ok) throw new Error('Cannot reload');
  rememberPress();
  location.reload();
}

/** Shows the error screen below the form: the form must not move while somebody is using it. */
function showFailure(island: HTMLElement, message: string): Element | undefined {
  const screen = document.querySelector<HTMLTemplateElement>('#failure')?.content.firstElementChild;
  const copy = screen?.cloneNode(true) as Element | undefined;
  const line = copy?.querySelector('[data-message]');
  if (!copy || !line) return;
  line.textContent = message;
  island.after(copy);
  return copy;
}

const island = document.getElementById('enquiry');
// A browser may have prepared the page: what is stored is read once it is shown, after its first frame, which this must not
// delay. A promise, because what throws in a module fails all that import it.
if (island)
  new Promise<unknown>((resolve) => {
    if (document.prerendering)
      document.addEventListener('prerenderingchange', () => requestAnimationFrame(() => setTimeout(resolve)));
    else resolve(undefined);
  }).then(() => loadForm(island));
