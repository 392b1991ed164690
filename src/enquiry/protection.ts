import { TRAP } from './trapName.ts';

// What stops naive bots without a puzzle. Neither may ever cost a person an enquiry: the trap answers with the
// error toast, which names phone and e-mail, and is empty for the next try; who is too fast only waits.

/** Milliseconds after the page was opened before which no enquiry is sent: nobody writes one faster. */
const LEAST_TIME = 2_000;

/** Whether the trap was filled. Empties it, for whoever got into it by a password manager's doing. */
export function springTrap(form: HTMLFormElement | null): boolean {
  const field = form?.elements.namedItem(TRAP);
  if (!(field instanceof HTMLInputElement) || !field.value) return false;
  field.value = '';
  return true;
}

/** Resolves when a person may have read the page and filled the form; mostly that is at once. */
export async function untilWritable(): Promise<void> {
  const rest = LEAST_TIME - performance.now();
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
}
