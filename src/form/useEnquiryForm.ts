import { type FormikErrors, useFormik } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Enquiry, emptyEnquiry, isRequired, layouts, toEnquiry } from '../core/enquiry/enquiry.ts';
import { isRight, schema } from '../core/enquiry/schema.ts';
import { saveDraft, type Typed } from './draft.ts';
import { fieldIn, fieldOf, fieldsIn, formIn, sendButton, typedIn } from './formFields.ts';
import { emptyTrap, isTrapFilled } from './protection.tsx';
import { getClient } from './sendEnquiry.ts';
import { showSending } from './showState.ts';

interface EnquiryState {
  /** What the form had when the visitor last left a field or sent it. */
  judged: Enquiry;
  /** The errors in it, of fields that the visitor has left or sent, until they are mended. */
  errors: FormikErrors<Enquiry>;
  empty: () => void;
}

/**
 * Attaches Formik to the prerendered form: its values (kept as a draft in this tab), its errors, and whether it is being
 * sent. The fields are uncontrolled: they keep what is typed, and Formik follows.
 *
 * @param typed initial values
 * @param send sends the enquiry; `refused` if the honeypot was filled, or a field has been removed
 */
export function useEnquiryForm(
  island: HTMLElement,
  typed: Typed,
  send: (enquiry: Enquiry, refused: boolean) => Promise<void>,
): EnquiryState {
  const formik = useFormik<Enquiry>({
    initialValues: toEnquiry(typed),
    validationSchema: schema,
    validateOnChange: false,
    onSubmit: (values) => {
      const refused = isTrapFilled(island);
      emptyTrap(island);
      return send(values, refused);
    },
  });
  const { values, touched, isSubmitting, isValidating, isValid } = formik;
  // Formik counts validation as submitting, but an invalid form is not being sent.
  const sending = isSubmitting && !isValidating && isValid;
  useLayoutEffect(() => showSending(island, sending), [island, sending]);
  useEffect(() => saveDraft(values), [values]);
  const [judged, setJudged] = useState(values);
  const rememberFocus = useFormFocus(island, isSubmitting);

  const current = () => toEnquiry(typedIn(fieldsIn(island)));
  const follow = (event: Event) => {
    const field = fieldOf(event);
    if (!field) return;
    const { name, value } = field;
    formik.setFieldValue(name, value);
    // While somebody types, an error only goes: a screen reader reads each change.
    if (formik.errors[name] && isRight(name, value)) formik.setFieldError(name, undefined);
    // What sending needs, from the first keystroke on. A failed load is retried on submit.
    getClient().catch(() => {});
  };
  useListeners(island, {
    input: follow,
    // Some password managers dispatch only this.
    change: follow,
    focusout: (event) => {
      const field = fieldOf(event);
      if (!field) return;
      setJudged(current());
      formik.setFieldTouched(field.name);
    },
    keydown: keepCompositionEnter,
    submit: (event) => {
      if (event.target !== formIn(island)) return;
      event.preventDefault();
      if (isSubmitting) return;
      // There is no place for the error of a field that is not there.
      if (!isWhole(island)) return void send(values, true);
      // What the visitor sees is sent, even if a program has changed it without an event.
      flushSync(() => {
        setJudged(current());
        formik.setValues(current(), false);
      });
      rememberFocus();
      formik.handleSubmit();
    },
  });
  return {
    judged,
    errors: Object.fromEntries(
      Object.entries(formik.errors).filter(([name]) => touched[name as keyof Enquiry]),
    ),
    empty: () => {
      formik.resetForm({ values: emptyEnquiry });
      setJudged(emptyEnquiry);
    },
  };
}

/** Whether no program has removed a field that an enquiry needs. */
const isWhole = (island: HTMLElement): boolean =>
  layouts.contact.fields.filter(isRequired).every((name) => fieldIn(island, name));

/** The Enter key that ends an IME composition must not submit the form (Safari reports it as key code 229). */
function keepCompositionEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && (event.isComposing || event.keyCode === 229)) event.preventDefault();
}

type Listeners = { [type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[type]) => void };

/** Listens to events where React does not render. The listeners may differ with each render, not the types. */
function useListeners(target: EventTarget, listeners: Listeners): void {
  const latest = useRef(listeners);
  useLayoutEffect(() => {
    latest.current = listeners;
  });
  useLayoutEffect(() => {
    const mounted = new AbortController();
    const listen = (event: Event) => latest.current[event.type as keyof Listeners]?.(event as never);
    for (const type of Object.keys(latest.current))
      target.addEventListener(type, listen, { signal: mounted.signal });
    return () => mounted.abort();
  }, [target]);
}

/**
 * Keeps the focus where the visitor expects it: after a submit on the first wrong field, or where it was. Returns a
 * function to call before a submit.
 */
function useFormFocus(island: HTMLElement, isSubmitting: boolean): () => void {
  /** What had the focus when the form was submitted, until the submit has ended. */
  const focused = useRef<Element>(null);
  useEffect(() => {
    if (isSubmitting || !focused.current) return;
    const wrong = island.querySelector<HTMLElement>('[data-field][aria-invalid="true"]');
    if (wrong) {
      wrong.focus();
      // With its label, which WebKit would leave under the header.
      wrong.parentElement?.scrollIntoView({ block: 'nearest' });
    }
    // A disabled element loses focus: restore it. No scrolling: the error toast has just scrolled into view.
    else if (document.activeElement === document.body && focused.current instanceof HTMLElement)
      focused.current.focus({ preventScroll: true });
    focused.current = null;
  });

  useListeners(window, {
    // Pressing a link or button must not blur a field: an error message would move it away before it is released.
    mousedown: (event) => {
      // Other programs press on texts and on the document, too.
      const isPressed = event.target instanceof Element && event.target.closest('a, button');
      if (isPressed && formIn(island)?.contains(document.activeElement)) event.preventDefault();
    },
  });
  useListeners(island, {
    // Instead, the click focuses the button. A click by Enter in a field has detail 0.
    click: ({ detail, target }) => {
      const button = sendButton(island);
      if (detail > 0 && button?.contains(target as Node)) button.focus();
    },
  });

  return () => {
    focused.current = document.activeElement;
  };
}
