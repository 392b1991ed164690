import type { EnquiryField } from '../core/enquiry/enquiry.ts';
import { errorId, fieldIn, fieldsIn, sendButton } from './formFields.ts';

// What the script changes in the prerendered form: an attribute, or the whole text of an element that always exists.

/** Shows the error of a field, or that it has none. */
export function showError(island: HTMLElement, name: EnquiryField, error: string): void {
  fieldIn(island, name)?.setAttribute('aria-invalid', String(Boolean(error)));
  const line = island.querySelector(`#${errorId(name)}`);
  if (line) line.textContent = error;
}

/** Disables the form while it is being sent, and says so on its button. */
export function showSending(island: HTMLElement, sending: boolean): void {
  for (const control of [...fieldsIn(island), sendButton(island)]) if (control) control.disabled = sending;
  hide(island, '[data-idle]', sending);
  hide(island, '[data-sending]', !sending);
}

/** Shows or hides parts of the form. */
export function hide(island: HTMLElement, selector: string, hidden: boolean): void {
  for (const element of island.querySelectorAll<HTMLElement>(selector)) element.hidden = hidden;
}
