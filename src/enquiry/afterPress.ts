/** Milliseconds within which a browser fires the click that follows the end of a touch. */
const CLICK_FOLLOWS = 250;

let pressed = false;

/** Tracks whether a pointer is down. Called once, in the browser. */
export function trackPresses(): void {
  const set = (value: boolean) => () => {
    pressed = value;
  };
  addEventListener('pointerdown', set(true), true);
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, set(false), true);
}

/**
 * Runs a task once no pointer is down and a pending click has fired. Pressing a button blurs the field before the
 * click arrives: a layout shift in between would move the button away from under the pointer.
 */
export function afterPress(task: () => void): void {
  const wait = () => setTimeout(task, CLICK_FOLLOWS);
  if (!pressed) return void wait();
  const released = new AbortController();
  for (const end of ['pointerup', 'pointercancel']) {
    addEventListener(
      end,
      () => {
        released.abort();
        wait();
      },
      { signal: released.signal },
    );
  }
}
