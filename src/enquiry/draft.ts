import { type Enquiry, emptyEnquiry } from './enquiry.ts';

const KEY = 'enquiry';

/** Keeps what was typed in this tab until it is sent. Where the browser forbids it, nothing is kept. */
export function saveDraft(enquiry: Enquiry): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(enquiry));
  } catch {
    // A full or forbidden storage must not stop the visitor from writing.
  }
}

/** What was typed in this tab before, as far as it can be read. */
export function readDraft(): Enquiry {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    const entries = Object.keys(emptyEnquiry).map((key) => [
      key,
      typeof stored[key] === 'string' ? stored[key] : '',
    ]);
    return Object.fromEntries(entries) as Enquiry;
  } catch {
    return emptyEnquiry;
  }
}

/** Adds what stands in the fields of a form, which no script need have touched, to what is kept; returns it all. */
export function keepTyped(place: HTMLElement): Enquiry {
  const data = new FormData(place.querySelector('form') ?? undefined);
  const typed = [...data].filter(([key, value]) => key in emptyEnquiry && value);
  const draft: Enquiry = { ...readDraft(), ...Object.fromEntries(typed) };
  saveDraft(draft);
  return draft;
}

/** Forgets what was typed. */
export function clearDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // What could not be stored need not be removed.
  }
}
