import { TRAP } from './trapName.ts';

const KEY = 'enquiry';

/** What stands in the fields of the form, by their names. */
export type Typed = Record<string, string>;

/** Keeps what was typed in this tab until it is sent. Where the browser forbids it, nothing is kept. */
export function saveDraft(typed: Typed): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(typed));
  } catch {
    // A full or forbidden storage must not stop the visitor from writing.
  }
}

/** What was typed in this tab before, as far as it can be read. */
export function readDraft(): Typed {
  try {
    const stored = Object.entries(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'));
    return Object.fromEntries(stored.filter(([, value]) => typeof value === 'string')) as Typed;
  } catch {
    return {};
  }
}

/** Adds what stands in the fields of a form, which no script need have touched, to what is kept; returns it all. */
export function keepTyped(place: HTMLElement): Typed {
  const fields = new FormData(place.querySelector('form') ?? undefined);
  fields.delete(TRAP);
  const draft = { ...readDraft(), ...Object.fromEntries([...fields].filter(([, value]) => value)) } as Typed;
  saveDraft(draft);
  return draft;
}

/** Puts what is kept into the empty fields of a form. */
export function restoreTyped(place: HTMLElement): void {
  for (const [name, value] of Object.entries(readDraft())) {
    const field = place.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`);
    if (field && !field.value) field.value = value;
  }
}

/** Forgets what was typed. */
export function clearDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // What could not be stored need not be removed.
  }
}
