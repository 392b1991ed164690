import { type KeyboardEvent, type MouseEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from '../blocks/LocaleContext.ts';
import { MalayNoticeLink } from '../blocks/MalayNoticeLink.tsx';
import { type Enquiry, type EnquiryField, type Variant, variants } from '../core/enquiry/enquiry.ts';
import { type ErrorKey, errorValues } from '../core/enquiry/schema.ts';
import button from '../ui/Button.module.css';
import { getClient } from './client.ts';
import type { Typed } from './draft.ts';
import styles from './EnquiryForm.module.css';
import { Field } from './Field.tsx';
import { Trap } from './protection.tsx';
import { useEnquiryForm } from './useEnquiryForm.ts';
import { useOnline } from './useOnline.ts';

/** The id of the notice that the button opens until the page's script has run. */
export const WAITING = 'waiting';

interface EnquiryFormProps {
  variant: Variant;
  /** Initial values. */
  typed: Typed;
  prerendered: boolean;
  /** Whether the first field takes focus on mount. */
  focused: boolean;
  onSend: (enquiry: Enquiry, trapped: boolean) => Promise<void>;
}

/** Preloads what sending needs, from the first keystroke on. A failed load is retried on submit. */
const prepare = () => void getClient().catch(() => {});

/** The form itself. Its messages are looked up when shown, so that they follow the page's language. */
export function EnquiryForm({ variant, typed, prerendered, focused, onSend }: EnquiryFormProps) {
  const { t } = useTranslation('enquiry');
  const { form, formik, submit, sending } = useEnquiryForm(typed, onSend);
  useEffect(() => {
    if (focused) form.current?.querySelector('input')?.focus();
  }, [focused, form]);
  const { fields, rows } = variants[variant];
  const hints: Partial<Record<EnquiryField, string>> = {
    phone: t('hints.phone'),
    message: t('hints.message'),
  };
  const error = (field: EnquiryField) => {
    const key = formik.touched[field] && (formik.errors[field] as ErrorKey | undefined);
    return key ? t(key, errorValues(field, formik.values[field])) : undefined;
  };
  return (
    <form
      ref={form}
      // Until the script attaches its handlers, submitting a `dialog` form navigates nowhere, so nothing typed is lost.
      method="dialog"
      className={styles.form}
      noValidate
      onSubmit={submit}
      onInput={prepare}
      onKeyDown={keepCompositionEnter}
    >
      <p className={styles.required}>{t('required')}</p>
      {fields.map((field) => (
        <Field
          key={field}
          name={field}
          label={t(`labels.${field}`)}
          value={formik.values[field]}
          onChange={formik.handleChange}
          onBlur={formik.handleBlur}
          rows={rows}
          disabled={sending}
          hint={hints[field]}
          error={error(field)}
        />
      ))}
      <Trap />
      <Consent />
      <Send sending={sending} prerendered={prerendered} />
    </form>
  );
}

/** The button. Until the page's script has run it opens a notice, without any script. */
function Send({ sending, prerendered }: { sending: boolean; prerendered: boolean }) {
  const { t } = useTranslation('enquiry');
  const online = useOnline();
  return (
    <>
      {!online && (
        <p role="status" className={styles.offline}>
          {t('offline')}
        </p>
      )}
      <button
        // A submit button ignores its popover.
        type={prerendered ? 'button' : 'submit'}
        popoverTarget={WAITING}
        popoverTargetAction="show"
        className={`${button.button} ${button.primary}`}
        disabled={sending || !online}
        onClick={focusPressed}
      >
        <span className={styles.spinner} aria-hidden="true" hidden={!sending} />
        {/* An element of its own: translators replace text nodes, and React would look for the one that it made. */}
        <span>{sending ? t('actions.sending') : t('actions.send')}</span>
      </button>
    </>
  );
}

/** A press does not focus the button (`useEnquiryForm.ts`), so the click does. A click by Enter in a field has detail 0. */
const focusPressed = ({ detail, currentTarget }: MouseEvent<HTMLElement>) =>
  detail > 0 && currentTarget.focus();

function Consent() {
  const { t } = useTranslation('enquiry');
  const href = useHref();
  return (
    <div className={styles.consent}>
      <p>{t('consent.text')}</p>
      <p>
        <a href={href('/privacy-policy')}>{t('consent.link')}</a> <MalayNoticeLink />
      </p>
    </div>
  );
}

/** The Enter key that ends an IME composition must not submit the form (Safari reports it as key code 229). */
function keepCompositionEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229)) {
    event.preventDefault();
  }
}
