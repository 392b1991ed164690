import { useFormik } from 'formik';
import { type FormEvent, useEffect, useRef } from 'react';
import { type Enquiry, toEnquiry } from '../core/enquiry/enquiry.ts';
import { schema } from '../core/enquiry/schema.ts';
import { saveDraft, type Typed } from './draft.ts';
import { springTrap } from './protection.tsx';

/**
 * The form's state: its values (kept as a draft in this tab), its errors, and whether it is being sent.
 *
 * @param typed initial values
 * @param send sends the enquiry; `trapped` if the honeypot was filled
 */
export function useEnquiryForm(typed: Typed, send: (enquiry: Enquiry, trapped: boolean) => Promise<void>) {
  const form = useRef<HTMLFormElement>(null);
  const focused = useRef<Element>(null);
  const formik = useFormik<Enquiry>({
    initialValues: toEnquiry(typed),
    validationSchema: schema,
    onSubmit: (values) => send(values, springTrap(form.current)),
  });
  const { values, isSubmitting, isValidating, isValid, submitCount } = formik;

  useEffect(() => saveDraft(values), [values]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each submit
  useEffect(() => {
    if (isSubmitting) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
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
      const isPressed = (event.target as Element).closest('a, button');
      if (isPressed && form.current?.contains(document.activeElement)) event.preventDefault();
    };
    addEventListener('mousedown', keepFocus);
    return () => removeEventListener('mousedown', keepFocus);
  }, []);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isSubmitting) return;
    focused.current = document.activeElement;
    formik.handleSubmit(event);
  }

  // Formik counts validation as submitting, but an invalid form is not being sent.
  return { form, formik, submit, sending: isSubmitting && !isValidating && isValid };
}
