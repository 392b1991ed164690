import { fieldsIn, typedIn } from './formFields.ts';

const KEY = 'enquiry';
const PRESSED = 'enquiry-pressed';

/** The values of the form's fields by name. */
export type Typed = Record<string, string>;

/** Keeps the draft in this tab until it is sent. Does nothing where the browser forbids storage. */
export function saveDraft(typed: Typed): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(typed));
  } catch {
    // Full or forbidden storage must not keep the visitor from writing.
  }
}

/** The draft of this tab; empty if there is none or it cannot be read. */
export function readDraft(): Typed {
  try {
    const stored = Object.entries(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'));
    return Object.fromEntries(stored.filter(([, value]) => typeof value === 'string')) as Typed;
  } catch {
    return {};
  }
}

/**
 * Merges the values of a form, live or not, into the stored draft, and returns the result. An empty field
 * changes nothing, since the draft may come from another page, unless it is the field being edited.
 *
 * @param edited the target of an input event
 */
export function keepTyped(place: HTMLElement, edited?: EventTarget | null): Typed {
  const known = fieldsIn(place).filter((field) => field.value || field === edited);
  const draft = { ...readDraft(), ...typedIn(known) };
  saveDraft(draft);
  return draft;
}

/** Fills a form's empty fields from the stored draft. */
export function restoreTyped(place: HTMLElement): void {
  const draft = readDraft();
  for (const field of fieldsIn(place)) field.value ||= draft[String(field.dataset.field)] ?? '';
}

/** Deletes the draft. */
export function clearDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Where storage is forbidden there is nothing to delete.
  }
}

/** Remembers across a reload that Send was pressed. Throws where the browser forbids storage: the draft would be lost. */
export const rememberPress = (): void => sessionStorage.setItem(PRESSED, 'yes');

/** Whether Send was pressed before a reload; true only once. */
export function takePress(): boolean {
  try {
    const isPressed = sessionStorage.getItem(PRESSED) !== null;
    sessionStorage.removeItem(PRESSED);
    return isPressed;
  } catch {
    return false;
  }
}
