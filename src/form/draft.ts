import { fieldsIn, typedIn } from './formFields.ts';

const KEY = 'enquiry';
const PRESSED = 'enquiry-pressed';
const SENT = 'enquiry-sent';
const ABOUT = 'enquiry-about';
const ADDED = 'enquiry-added';

/** The values of the form's fields by name. */
export type Typed = Record<string, string>;

/** Whether what this page has in its fields is stored, too. */
let isStored = false;

/** Keeps the draft in this tab until it is sent. Does nothing where the browser forbids storage. */
export function saveDraft(typed: Typed): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(typed));
    isStored = true;
  } catch {
    // Full or forbidden storage must not keep the visitor from writing.
    isStored = false;
  }
}

/** The draft of this tab; empty if there is none, it was sent, or it cannot be read. */
export function readDraft(): Typed {
  try {
    const stored = Object.entries(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'));
    const draft = Object.fromEntries(stored.filter(([, value]) => typeof value === 'string')) as Typed;
    return isSent(draft) ? {} : draft;
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
export function keepTyped(island: HTMLElement, edited?: EventTarget | null): Typed {
  const known = fieldsIn(island).filter((field) => field.value || field === edited);
  const draft = { ...readDraft(), ...typedIn(known) };
  saveDraft(draft);
  return draft;
}

/** Fills a form's empty fields from the stored draft; first empties one that the browser has filled with what was sent. */
export function restoreTyped(island: HTMLElement): void {
  takeAbout();
  const fields = fieldsIn(island);
  if (isSent(typedIn(fields))) for (const field of fields) field.value = '';
  const draft = readDraft();
  for (const field of fields) field.value ||= draft[String(field.dataset.field)] ?? '';
}

/**
 * Puts the stored draft into a form that is shown again: another page may have changed or sent it since. Where nothing can be
 * stored, the fields keep what they have. The live form follows by the events.
 */
export function refreshTyped(island: HTMLElement): void {
  const fields = fieldsIn(island);
  const draft = readDraft();
  const isOld = isStored || isSent(typedIn(fields));
  for (const field of fields) {
    field.value = draft[String(field.dataset.field)] ?? (isOld ? '' : field.value);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** Whether a form has what was sent. */
export const hasSent = (island: HTMLElement): boolean => isSent(typedIn(fieldsIn(island)));

/**
 * Deletes the draft that was sent, and remembers a digest of its message, since a page that was left may still have it: one that
 * the browser keeps, in Firefox with the tab's storage of that time, or that it fills again. Hence in local storage.
 */
export function clearDraft({ message = '' }: Typed): void {
  try {
    sessionStorage.removeItem(KEY);
    localStorage.setItem(SENT, digest(message));
  } catch {
    // Where storage is forbidden there is nothing to delete.
  }
}

function isSent({ message }: Typed): boolean {
  try {
    return Boolean(message) && localStorage.getItem(SENT) === digest(String(message));
  } catch {
    return false;
  }
}

/** A number by which a text is recognised, and from which nobody can read it (FNV-1a). */
function digest(text: string): string {
  let sum = 0x811c9dc5;
  for (const character of text.trim()) sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return String(sum);
}

/**
 * Puts what the page is about from which the visitor has come (`main.ts`) before the message of the draft, once. What came before
 * gives way if it was about the same, or if she has written nothing else.
 */
function takeAbout(): void {
  try {
    const [, about = ''] = /^\d+ (.*)$/s.exec(sessionStorage.getItem(ABOUT) ?? '') ?? [];
    if (!about) return;
    const { message = '', ...draft } = readDraft();
    const before = sessionStorage.getItem(ADDED) ?? '';
    const isSame = before.split('\n')[0] === about.split('\n')[0];
    const gives = message.startsWith(before) && (isSame || message.trim() === before);
    const rest = gives ? message.slice(before.length).trimStart() : message;
    sessionStorage.removeItem(ABOUT);
    sessionStorage.setItem(ADDED, about);
    // It may begin another message like the last one.
    localStorage.removeItem(SENT);
    if (!message.startsWith(about)) saveDraft({ ...draft, message: `${about}\n\n${rest}` });
  } catch {
    // Where storage is forbidden nothing has come along.
  }
}

/** What has come along to the message, if anything has. */
export function addedAbout(): string | null | undefined {
  try {
    return sessionStorage.getItem(ADDED);
  } catch {
    return undefined;
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
