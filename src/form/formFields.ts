import type { EnquiryField } from '../core/enquiry/enquiry.ts';

// The parts of the prerendered form, found by what only they have: other programs put forms, fields and buttons of their
// own into the page. They are looked up whenever they are needed, and may be missing or elsewhere.
// The island is the element around the form.

export type FormField = HTMLInputElement | HTMLTextAreaElement;

/** The id of a field's input. */
export const fieldId = (name: EnquiryField): string => `enquiry-${name}`;
/** The id of a field's error message. */
export const errorId = (name: EnquiryField): string => `${fieldId(name)}-error`;

/** The prerendered form. */
export const formIn = (island: HTMLElement): HTMLFormElement | null => island.querySelector('[data-enquiry]');

/** The fields of the enquiry. */
export const fieldsIn = (island: HTMLElement) => [...island.querySelectorAll<FormField>('[data-field]')];

/** A field of the enquiry. */
export const fieldIn = (island: HTMLElement, name: EnquiryField): FormField | null =>
  island.querySelector(`[data-field="${name}"]`);

/** The values of fields by name. */
export const typedIn = (fields: FormField[]): Record<string, string> =>
  Object.fromEntries(fields.map(({ dataset, value }) => [dataset.field, value]));

/** The button that submits the form. */
export const sendButton = (island: HTMLElement) => island.querySelector<HTMLButtonElement>('[data-send]');

/** The field of the enquiry that an event is about, if any. */
export function fieldOf({ target }: Event): { name: EnquiryField; value: string } | undefined {
  const { dataset, value } = target as FormField;
  return dataset.field ? { name: dataset.field as EnquiryField, value } : undefined;
}
