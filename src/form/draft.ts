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

/**
 * What `use` returns; undefined if the browser forbids storage, it is full, or what is in it cannot be read: none of that may
 * keep the visitor from writing.
 */
function ifStorable<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** Keeps the draft in this tab until it is sent. */
export function saveDraft(typed: Typed): void {
  isStored = false;
  ifStorable(() => {
    sessionStorage.setItem(KEY, JSON.stringify(typed));
    isStored = true;
  });
}

/** The draft of this tab; empty if there is none, it was sent, or it cannot be read. */
export function readDraft(): Typed {
  const stored = ifStorable(() => Object.entries(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'))) ?? [];
  const draft = Object.fromEntries(stored.filter(([, value]) => typeof value === 'string')) as Typed;
  return isSent(draft) ? {} : draft;
}

/**
 * Merges the values of a form, live or not, into the stored draft, and returns the result. An empty field
 * changes nothing, since the draft may come from another page, unless it is the field being edited.
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
 * Puts the stored draft into a form that is shown again, if the browser has kept it or filled it with what was sent: another
 * page may have changed or sent the draft since. Where nothing can be stored, the fields keep what they have. The live form
 * follows by the events.
 */
export function refreshTyped(island: HTMLElement, isKept: boolean): void {
  const fields = fieldsIn(island);
  const hasSent = isSent(typedIn(fields));
  if (!isKept && !hasSent) return;
  const draft = readDraft();
  const isOld = isStored || hasSent;
  for (const field of fields) {
    field.value = draft[String(field.dataset.field)] ?? (isOld ? '' : field.value);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/**
 * Deletes the draft that was sent, and remembers a digest of its message, since a page that was left may still have it: one that
 * the browser keeps, in Firefox with the tab's storage of that time, or that it fills again. Hence in local storage.
 */
export function clearDraft({ message = '' }: Typed): void {
  ifStorable(() => {
    sessionStorage.removeItem(KEY);
    localStorage.setItem(SENT, digest(message));
  });
}

const isSent = ({ message }: Typed): boolean =>
  Boolean(message) && ifStorable(() => localStorage.getItem(SENT)) === digest(String(message));

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
  ifStorable(() => {
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
  });
}

/** What has come along to the message, if anything has. */
export const addedAbout = () => ifStorable(() => sessionStorage.getItem(ADDED));

/** Remembers across a reload that Send was pressed. Throws where the browser forbids storage: the draft would be lost. */
export const rememberPress = (): void => sessionStorage.setItem(PRESSED, 'yes');

/** Whether Send was pressed before a reload; true only once. */
export function takePress(): boolean {
  const isPressed = ifStorable(() => {
    const pressed = sessionStorage.getItem(PRESSED);
    sessionStorage.removeItem(PRESSED);
    return pressed !== null;
  });
  return isPressed ?? false;
}
