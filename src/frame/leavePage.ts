/** How often Shift is pressed alone to leave, and within how many milliseconds, as on gov.uk ("Exit this page"). */
const [PRESSES, WITHIN] = [3, 5_000];

/**
 * Lets a reader leave the page at once, by its link or by Shift pressed three times: it is blank while the next one loads, has no
 * place in the history of the tab, and the draft of the form is deleted. Until then the tab has a title that says nothing.
 */
export function leavePage(link: HTMLAnchorElement): void {
  document.title = link.dataset.leave ?? '';

  function leave(): void {
    document.body.hidden = true;
    try {
      sessionStorage.clear();
    } catch {
      // Where storage is forbidden there is no draft.
    }
    location.replace(link.href);
  }

  addEventListener('click', (event) => {
    if (!(event.target as Element).closest('[data-leave]')) return;
    event.preventDefault();
    leave();
  });

  let presses: number[] = [];
  let isHeldForAnother = false;
  addEventListener('keyup', ({ key, shiftKey, timeStamp }) => {
    const isAlone = key === 'Shift' && !isHeldForAnother;
    presses = isAlone ? [...presses, timeStamp].filter((press) => timeStamp - press < WITHIN) : [];
    // A capital letter: the letter comes up while Shift is down, then Shift.
    isHeldForAnother = shiftKey;
    if (presses.length >= PRESSES) leave();
  });
  // If leaving was stopped.
  addEventListener('pageshow', () => {
    document.body.hidden = false;
  });
}
