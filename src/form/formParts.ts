// The parts of the prerendered form, found by what only they have: other programs put forms, fields and buttons of their
// own into the page. They are looked up whenever they are needed, and may be missing or elsewhere.

export type FormField = HTMLInputElement | HTMLTextAreaElement;

/** The prerendered form. */
export const formIn = (place: HTMLElement): HTMLFormElement | null => place.querySelector('[data-enquiry]');

/** The fields of the enquiry. */
export const fieldsIn = (place: HTMLElement): FormField[] => [
  ...place.querySelectorAll<FormField>('[data-field]'),
];

/** The values of fields by name. */
export const typedIn = (fields: FormField[]): Record<string, string> =>
  Object.fromEntries(fields.map(({ dataset, value }) => [dataset.field, value]));

/** The button that submits the form. */
export const sendButton = (place: HTMLElement): HTMLButtonElement | null =>
  place.querySelector('[data-send]');
