/** Where it is remembered, for the language detector too. */
export const DECISION_KEY = 'languageOffer';
export const DECIDED = 'decided';

/** Whether the visitor has chosen a language, or has declined the one that was offered. */
export function isDecided(): boolean {
  try {
    return localStorage.getItem(DECISION_KEY) === DECIDED;
  } catch {
    return false;
  }
}

/** Remembers in this browser that the visitor has chosen, so that no language is offered again. */
export function rememberDecision(): void {
  try {
    localStorage.setItem(DECISION_KEY, DECIDED);
  } catch {
    // A browser that forbids it asks again: no harm done.
  }
}
