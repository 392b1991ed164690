import { useTranslation } from 'react-i18next';

// Two measures against naive bots, without a puzzle. Neither may cost a person an enquiry: a filled trap shows the error
// toast, with phone number and email address, and is emptied for the next try; a submit that is too fast only waits.

const TRAP = 'enquiry-trap';

/** Honeypot: hidden from view, tab order, assistive technology, autofill and password managers. */
export function Trap() {
  const { t } = useTranslation('enquiry');
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={TRAP}>{t('trap')}</label>
      <input
        id={TRAP}
        name="website"
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore="true"
        data-bwignore="true"
        data-lpignore="true"
      />
    </div>
  );
}

const trapIn = (island: HTMLElement) => island.querySelector<HTMLInputElement>(`#${TRAP}`);

/** Whether somebody has filled the trap. */
export const isTrapFilled = (island: HTMLElement): boolean => Boolean(trapIn(island)?.value);

/** Empties the trap: a password manager may have filled it for a person. */
export function emptyTrap(island: HTMLElement): void {
  const field = trapIn(island);
  if (field) field.value = '';
}

/** Milliseconds after page load before which no enquiry is sent: no person types one faster. */
const MIN_TIME = 2_000;

/** Resolves once a person has had time to fill in the form; usually immediately. */
export async function untilMinTime(): Promise<void> {
  const rest = MIN_TIME - performance.now();
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
}
