import { useEffect, useRef } from 'react';
import { formIn, sendButton } from './formParts.ts';

/**
 * Keeps the focus where the visitor expects it: after a submit on the first wrong field, or where it was. Returns a
 * function to call before a submit.
 */
export function useFormFocus(place: HTMLElement, isSubmitting: boolean, submitCount: number): () => void {
  const focused = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each submit
  useEffect(() => {
    if (isSubmitting) return;
    const wrong = place.querySelector<HTMLElement>('[data-field][aria-invalid="true"]');
    if (wrong) {
      wrong.focus();
      // With its label, which WebKit would leave under the header.
      wrong.parentElement?.scrollIntoView({ block: 'nearest' });
    }
    // A disabled element loses focus: restore it. No scrolling: the error toast has just scrolled into view.
    else if (document.activeElement === document.body && focused.current instanceof HTMLElement)
      focused.current.focus({ preventScroll: true });
    focused.current = null;
  }, [isSubmitting, submitCount]);

  // Pressing a link or button must not blur a field: an error message would move it away before it is released.
  useEffect(() => {
    const keepFocus = (event: MouseEvent) => {
      // Other programs press on texts and on the document, too.
      const isPressed = event.target instanceof Element && event.target.closest('a, button');
      if (isPressed && formIn(place)?.contains(document.activeElement)) event.preventDefault();
    };
    // Instead, the click focuses the button. A click by Enter in a field has detail 0.
    const focusPressed = ({ detail, target }: MouseEvent) => {
      const button = sendButton(place);
      if (detail > 0 && button?.contains(target as Node)) button.focus();
    };
    addEventListener('mousedown', keepFocus);
    place.addEventListener('click', focusPressed);
    return () => {
      removeEventListener('mousedown', keepFocus);
      place.removeEventListener('click', focusPressed);
    };
  }, [place]);

  return () => {
    focused.current = document.activeElement;
  };
}
