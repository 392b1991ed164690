import { tidyText } from '../tidyText.ts';
import { keepPlace } from './pageTexts.ts';
import { say } from './say.ts';

/** A text that is being edited where it stands on the page. */
export interface InPlaceEditor {
  element: HTMLElement;
  /** What is typed, as `tidyText` leaves it. */
  text: () => string;
  isChanged: () => boolean;
  /** Puts the page back as it was. */
  close: () => void;
}

/** Not a `span`: the page's styles know those. */
const TAG = 'translator-text';

/**
 * Lets a text be edited in the place and in the look that it has on the page.
 *
 * The text's own node stays where it is, empty, since it may be React's.
 *
 * @param value the text as its file has it, placeholders and all
 */
export function editInPlace(
  node: Text,
  value: string,
  on: { save: () => void; cancel: () => void; leave: () => void },
): InPlaceEditor {
  const shown = node.data;
  const element = document.createElement(TAG);
  element.contentEditable = 'plaintext-only';
  element.role = 'textbox';
  element.ariaLabel = say('inPlace');
  element.textContent = value;
  keepPlace(node);
  node.data = '';
  node.after(element);
  const keys: Record<string, () => void> = {
    Enter: on.save,
    Escape: on.cancel,
    Tab: on.leave,
    // In a button or a summary, the browser takes the key for a press.
    ' ': () => document.execCommand('insertText', false, ' '),
  };
  element.addEventListener('keydown', (event) => {
    event.stopPropagation();
    const act = keys[event.key];
    if (!act || event.isComposing) return;
    event.preventDefault();
    act();
  });
  for (const type of ['keyup', 'keypress'] as const) {
    element.addEventListener(type, (event) => {
      event.stopPropagation();
      if (event.key === ' ') event.preventDefault();
    });
  }
  element.focus();
  getSelection()?.selectAllChildren(element);
  getSelection()?.collapseToEnd();
  const text = () => tidyText(element.textContent ?? '', value);
  return {
    element,
    text,
    isChanged: () => text() !== value,
    close: () => {
      element.remove();
      node.data = shown;
    },
  };
}
