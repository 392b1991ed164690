import type { EnquiryField } from '../core/enquiry/enquiry.ts';
import { errorId, fieldIn, fieldsIn, sendButton } from './formFields.ts';

// What the script changes in the prerendered form: an attribute, or the whole text of an element that always exists.

/** Shows the error of a field, or that it has none. */
export function showError(place: HTMLElement, name: EnquiryField, error: string): void {
  fieldIn(place, name)?.setAttribute('aria-invalid', String(Boolean(error)));
  const line = place.querySelector(`#${errorId(name)}`);
  if (line) line.textContent = error;
}

/** Disables the form while it is being sent, and says so on its button. */
export function showSending(place: HTMLElement, sending: boolean): void {
  for (const control of [...fieldsIn(place), sendButton(place)]) if (control) control.disabled = sending;
  hide(place, '[data-idle]', sending);
  hide(place, '[data-sending]', !sending);
}

/** Shows whether the browser believes that it is offline. */
export const showOnline = (place: HTMLElement, online: boolean): void =>
  hide(place, '[data-offline]', online);

/** Shows the form, or hides it once an enquiry is sent. */
export const showForm = (place: HTMLElement, shown: boolean): void => hide(place, '[data-enquiry]', !shown);

function hide(place: HTMLElement, selector: string, hidden: boolean): void {
  for (const element of place.querySelectorAll<HTMLElement>(selector)) element.hidden = hidden;
}
