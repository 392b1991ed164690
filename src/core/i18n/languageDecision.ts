/** The key in local storage, and its value once the visitor has decided. */
const DECISION_KEY = 'languageOffer';
const DECIDED = 'decided';

/** Whether the visitor has chosen a language or declined the one on offer. */
export function isDecided(): boolean {
  try {
    return localStorage.getItem(DECISION_KEY) === DECIDED;
  } catch {
    return false;
  }
}

/** Remembers that the visitor has chosen, so that no language is offered again. */
export function rememberDecision(): void {
  try {
    localStorage.setItem(DECISION_KEY, DECIDED);
  } catch {
    // Without storage the offer simply appears again.
  }
}
