/** Milliseconds in which a browser follows the end of a touch with the click that it stands for. */
const CLICK_FOLLOWS = 250;

let pressed = false;

/** Keeps up whether a finger or a button is down. Called once, in the browser. */
export function followPresses(): void {
  const set = (value: boolean) => () => {
    pressed = value;
  };
  addEventListener('pointerdown', set(true), true);
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, set(false), true);
}

/**
 * Runs a task once nothing is pressed and a click that began has come to its end. Leaving a field by pressing a button
 * comes before the click: what moved the page then would move the button away from under the pointer.
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
