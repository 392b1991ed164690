import { type FormikErrors, useFormik } from 'formik';
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { afterPress } from './afterPress.ts';
import { clearDraft, readDraft, saveDraft, type Typed } from './draft.ts';
import { type Enquiry, emptyEnquiry, toEnquiry, type Variant, variants } from './enquiry.ts';
import { springTrap } from './protection.ts';
import type { Outcome } from './sendEnquiry.ts';

/** What a form that is taken over brings with it. */
export interface Hydration {
  typed?: Typed;
  onLive?: () => void;
}

/**
 * The first error of each field, as a key. What checks them comes after the form is live, for nobody needs it earlier; if it
 * does not come, there are none: the database checks again.
 */
const validate = (values: Enquiry): Promise<FormikErrors<Enquiry>> =>
  loadValidation().then(
    (loaded) => loaded.validate(values),
    () => ({}),
  );

const loadValidation = () => import('./validate.ts');

/**
 * The form's state: what is typed (kept in the tab until it is sent), what is wrong with it, whether it is
 * being sent.
 *
 * @param typed what stood in the fields before the script arrived
 * @param onLive called once the form has it
 * @param send sends it; whatever but `failed` forgets the draft, and the caller puts the form away. The flag says that a bot's trap was filled
 */
export function useEnquiryForm(
  variant: Variant,
  { typed, onLive }: Hydration,
  send: (enquiry: Enquiry, trapped: boolean) => Promise<Outcome>,
) {
  const form = useRef<HTMLFormElement>(null);
  const [live, setLive] = useState(false);
  const formik = useFormik<Enquiry>({
    initialValues: emptyEnquiry,
    validate,
    onSubmit: async (values) => {
      if ((await send(values, springTrap(form.current))) === 'failed') return;
      clearDraft();
    },
  });
  const submitting = useRef(false);
  const { values, setValues, submitForm, validateForm } = formik;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is taken over
  useEffect(() => {
    setValues(toEnquiry(typed ?? readDraft()), false);
    setLive(true);
  }, []);

  // One render later, once Formik holds the restored values: only then can an early submit be replayed.
  useEffect(() => {
    if (!live) return;
    onLive?.();
    loadValidation().catch(() => {});
  }, [live, onLive]);

  useEffect(() => {
    if (live) saveDraft(values);
  }, [values, live]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    // Formik says that it is submitting only after the next render; a second click may come before.
    if (submitting.current) return;
    submitting.current = true;
    const errors = await validateForm();
    const wrong = variants[variant].fields.find((field) => errors[field]);
    await submitForm().finally(() => {
      submitting.current = false;
    });
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  }

  /** Says what is wrong with a field that was left, when that moves nothing that is being pressed. */
  const leave = ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    afterPress(() => {
      // By then it may have been sent, and be gone.
      if (form.current) formik.setFieldTouched(target.name, true);
    });

  return { form, formik, submit, leave };
}
