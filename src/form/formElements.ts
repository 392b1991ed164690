import { type EnquiryField, isRequired, variants } from '../core/enquiry/enquiry.ts';
import { type FormField, fieldsIn, sendButton } from './formParts.ts';

/** The id of a field's input. */
export const fieldId = (name: EnquiryField): string => `enquiry-${name}`;
/** The id of a field's error message. */
export const errorId = (name: EnquiryField): string => `${fieldId(name)}-error`;

/** A field of the prerendered form, if no program has removed it. */
const fieldIn = (place: HTMLElement, name: EnquiryField): FormField | null =>
  place.querySelector(`[data-field="${name}"]`);

/** The field of the enquiry that an event is about, if any. */
export function fieldOf({ target }: Event): { name: EnquiryField; value: string } | undefined {
  const { dataset, value } = target as FormField;
  return dataset.field ? { name: dataset.field as EnquiryField, value } : undefined;
}

/** Whether no program has removed a field that an enquiry needs. */
export const isWhole = (place: HTMLElement): boolean =>
  variants.contact.fields.filter(isRequired).every((name) => fieldIn(place, name));

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
