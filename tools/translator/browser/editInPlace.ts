import { t } from './t.ts';

/** A text that is being edited in place. */
export interface InPlaceEditor {
  element: HTMLElement;
  /** The text as it is typed. */
  typed: () => string;
  /** Restores the page. */
  close: () => void;
}

/** Not a `span`, to which the page's styles might apply. */
const TAG = 'translator-text';

/**
 * Makes a text editable in place, in its own style.
 *
 * The original text nodes stay, emptied, since React may own them.
 *
 * @param value the text as in its file, with placeholders
 */
export function editInPlace(
  nodes: readonly Text[],
  value: string,
  on: { save: () => void; cancel: () => void; leave: () => void },
): InPlaceEditor {
  const shown = nodes.map(({ data }) => data);
  const element = document.createElement(TAG);
  element.contentEditable = 'plaintext-only';
  element.role = 'textbox';
  element.ariaLabel = t('inPlace');
  element.textContent = value;
  for (const node of nodes) node.data = '';
  nodes.at(-1)?.after(element);
  const keys: Record<string, () => void> = {
    Enter: on.save,
    Escape: on.cancel,
    Tab: on.leave,
    // In a button or summary, the space key would activate it.
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
  return {
    element,
    typed: () => element.textContent ?? '',
    close: () => {
      element.remove();
      nodes.forEach((node, index) => {
        node.data = shown[index] ?? '';
      });
    },
  };
}
