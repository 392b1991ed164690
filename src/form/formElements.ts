import { type EnquiryField, isRequired, variants } from '../core/enquiry/enquiry.ts';

// The elements of the prerendered form. They are looked up whenever they are needed, and may be missing or elsewhere,
// since other programs change pages too.

type FormField = HTMLInputElement | HTMLTextAreaElement;

/** The id of a field's input. */
export const fieldId = (name: EnquiryField): string => `enquiry-${name}`;
/** The id of a field's error message. */
export const errorId = (name: EnquiryField): string => `${fieldId(name)}-error`;

/** The prerendered form. */
export const formIn = (place: HTMLElement): HTMLFormElement | null => place.querySelector('form');

/** The button that submits it. */
export const sendButton = (place: HTMLElement): HTMLButtonElement | null =>
  place.querySelector('form button[popovertarget]');

/** The field of the enquiry that an event is about, if any. */
export function fieldOf({ target }: Event): { name: EnquiryField; value: string } | undefined {
  const { name: own, value } = target as FormField;
  const name = variants.contact.fields.find((field) => field === own);
  return name && { name, value };
}

/** The values of the fields as the visitor sees them. */
export const typedIn = (place: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(formIn(place) ?? undefined)].map(([name, value]) => [name, String(value)]),
  );

/** Whether no program has removed a field that an enquiry needs. */
export const isWhole = (place: HTMLElement): boolean =>
  variants.contact.fields.filter(isRequired).every((name) => place.querySelector(`form [name="${name}"]`));

/** Shows the error of a field, or that it has none. */
export function showError(place: HTMLElement, name: EnquiryField, error: string): void {
  const field = place.querySelector(`[name="${name}"]`);
  field?.setAttribute('aria-invalid', String(Boolean(error)));
  const line = place.querySelector(`#${errorId(name)}`);
  if (line) line.textContent = error;
}

/** Disables the form while it is being sent, and says so on its button. */
export function showSending(place: HTMLElement, sending: boolean): void {
  for (const control of formIn(place)?.elements ?? []) (control as FormField).disabled = sending;
  hide(place, '[data-idle]', sending);
  hide(place, '[data-sending]', !sending);
}

/** Shows whether the browser believes that it is offline. */
export const showOnline = (place: HTMLElement, online: boolean): void =>
  hide(place, '[data-offline]', online);

/** Shows the form, or hides it once an enquiry is sent. */
export const showForm = (place: HTMLElement, shown: boolean): void => hide(place, 'form', !shown);

function hide(place: HTMLElement, selector: string, hidden: boolean): void {
  for (const element of place.querySelectorAll<HTMLElement>(selector)) element.hidden = hidden;
}
