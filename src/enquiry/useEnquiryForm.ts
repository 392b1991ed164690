import { type FormikErrors, useFormik } from 'formik';
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { afterPress } from './afterPress.ts';
import { clearDraft, readDraft, saveDraft, type Typed } from './draft.ts';
import { type Enquiry, type EnquiryField, toEnquiry, type Variant, variants } from './enquiry.ts';
import { springTrap } from './protection.ts';
import type { Outcome } from './sendEnquiry.ts';

/** What hydration passes to the form. */
export interface Hydration {
  /** Values entered before it. */
  typed?: Typed;
  /** Called once the form is live. */
  onLive?: () => void;
}

const loadValidation = () => import('./validate.ts');

/** Milliseconds that a visitor who sends waits for the validation; a stalled connection may never answer. */
const VALIDATION_TIME_LIMIT = 3_000;

/**
 * The first error of each field, as a key. The validation is loaded after the form is live, since nobody needs it earlier.
 * If it cannot be loaded, or not in time, there are no errors: the database validates again.
 */
function validate(values: Enquiry): Promise<FormikErrors<Enquiry>> {
  const validated = loadValidation().then(
    (loaded) => loaded.validate(values),
    () => ({}),
  );
  let timer: ReturnType<typeof setTimeout>;
  const tooLate = new Promise<object>((resolve) => {
    timer = setTimeout(resolve, VALIDATION_TIME_LIMIT, {});
  });
  return Promise.race([validated, tooLate]).finally(() => clearTimeout(timer));
}

/**
 * The form's state: its values (kept as a draft in this tab until sent), its errors, and whether it is being sent.
 *
 * @param send sends the enquiry; any outcome but `failed` clears the draft, and the caller replaces the form.
 *   `trapped` says that the honeypot was filled
 */
export function useEnquiryForm(
  variant: Variant,
  hydration: Hydration,
  send: (enquiry: Enquiry, trapped: boolean) => Promise<Outcome>,
) {
  const form = useRef<HTMLFormElement>(null);
  // From the first render on: whoever sends while the form comes alive sends what stands in its fields.
  const [initialValues] = useState(() => toEnquiry(hydration.typed ?? readDraft()));
  const formik = useFormik<Enquiry>({
    initialValues,
    validate,
    onSubmit: async (values) => {
      if ((await send(values, springTrap(form.current))) === 'failed') return;
      clearDraft();
    },
  });
  useDraft(formik.values, hydration.onLive);
  const keepFocus = useFocusKept(formik.isSubmitting);
  const submitting = useRef(false);
  const { setTouched, submitForm, validateForm } = formik;

  async function submit(event: FormEvent) {
    event.preventDefault();
    // Formik sets `isSubmitting` only on the next render; a second click may come sooner.
    if (submitting.current) return;
    submitting.current = true;
    const { fields } = variants[variant];
    let wrong: EnquiryField | undefined;
    try {
      const errors = await validateForm();
      wrong = fields.find((field) => errors[field]);
      // `submitForm` would disable the fields while it validates once more, and a disabled field takes no focus.
      if (wrong) await setTouched(Object.fromEntries(fields.map((field) => [field, true])), false);
      else {
        keepFocus();
        await submitForm();
      }
    } finally {
      submitting.current = false;
    }
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  }

  /** Validates a field on blur, once that cannot shift a button that is being pressed. */
  const validateOnBlur = ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    afterPress(() => {
      // The form may have been sent and unmounted in the meantime.
      if (form.current) formik.setFieldTouched(target.name, true);
    });

  return { form, formik, submit, validateOnBlur };
}

/**
 * Gives back the focus after an enquiry could not be sent: its fields and its button, disabled meanwhile, lost it.
 *
 * @returns remembers what has the focus
 */
function useFocusKept(sending: boolean): () => void {
  const kept = useRef<Element>(null);
  useEffect(() => {
    const { current } = kept;
    if (sending || document.activeElement !== document.body) return;
    // Without scrolling, since the message that it failed has just been shown. Once sent, the form is gone.
    if (current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true });
    kept.current = null;
  }, [sending]);
  return () => {
    kept.current = document.activeElement;
  };
}

/** Keeps a draft of what is typed, once the form is live. */
function useDraft(values: Enquiry, onLive: Hydration['onLive']): void {
  useEffect(() => {
    onLive?.();
    loadValidation().catch(() => {});
  }, [onLive]);

  useEffect(() => saveDraft(values), [values]);
}
