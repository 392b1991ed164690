import { useTranslation } from 'react-i18next';
import { ContactText } from '../blocks/ContactText.tsx';
import { MalayNoticeLink, PageLink } from '../blocks/links.tsx';
import { type EnquiryField, fields, type Layout, layouts } from '../core/enquiry/enquiry.ts';
import { ErrorScreen } from '../frame/ErrorScreen.tsx';
import button from '../ui/Button.module.css';
import styles from './EnquirySection.module.css';
import { errorId, fieldId } from './formFields.ts';
import { Trap } from './protection.tsx';

/** The id of the notice that the button opens until the page's script has run. */
const WAITING = 'waiting';

/** `begun` is said where a message begins with what has come along, on the page that links take it to. */
type EnquirySectionProps = { layout: Layout; begun?: string };

/**
 * The form as part of a page. It is prerendered in full; `loadForm.ts` finds it by its id and loads its code, or shows the
 * error screen below it if that fails. Until `loadForm.ts` has run, Send opens a notice; an open notice tells the script to
 * send the form. With scripts off, the phone number and email address replace the form.
 */
export function EnquirySection(props: EnquirySectionProps) {
  const { t } = useTranslation('enquiry');
  return (
    <>
      <noscript className={styles.noScript}>
        <p className="notice">
          <ContactText>{t('noScript')}</ContactText>
        </p>
      </noscript>
      <div id="enquiry" className={styles.panel}>
        <EnquiryForm {...props} />
      </div>
      <p id={WAITING} popover="manual" role="status" className={styles.waiting}>
        <ContactText>{t('waiting')}</ContactText>
      </p>
      <template id="failure">
        <ErrorScreen message="" />
      </template>
    </>
  );
}

/**
 * The form as prerendered, in every state: `showState.ts` shows and hides its parts. In the browser React never renders
 * it, so that it does not matter what translators, password managers and other programs do to it.
 */
function EnquiryForm({ layout, begun }: EnquirySectionProps) {
  const { t } = useTranslation('enquiry');
  const { fields: names, rows } = layouts[layout];
  const hints: Partial<Record<EnquiryField, string>> = {
    phone: t('hints.phone'),
    message: t('hints.message'),
  };
  return (
    // Until the script attaches its handlers, submitting a `dialog` form navigates nowhere, so nothing typed is lost.
    <form method="dialog" className={styles.form} noValidate data-enquiry>
      <p className="note">{t('required')}</p>
      {names.map((field) => (
        <Field
          key={field}
          name={field}
          label={t(`labels.${field}`)}
          rows={rows}
          hint={hints[field]}
          begun={field === 'message' ? begun : undefined}
        />
      ))}
      <Trap />
      <Consent />
      <Send />
    </form>
  );
}

interface FieldProps {
  name: EnquiryField;
  label: string;
  rows: number;
  hint?: string;
  begun?: string | undefined;
}

/** A labelled input or textarea with its hint, and room for its error message. */
function Field({ name, label, hint, rows, begun }: FieldProps) {
  const id = fieldId(name);
  const { input, autoComplete, autoCapitalize, required } = fields[name];
  const shared = {
    id,
    name,
    'data-field': name,
    autoComplete,
    autoCapitalize,
    required,
    // Firefox reports what is required and empty as invalid.
    'aria-invalid': false,
    // Names and messages may be in Jawi or Arabic.
    dir: 'auto',
    'aria-describedby': [hint && `${id}-hint`, errorId(name)].filter(Boolean).join(' '),
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className="note">
          {hint}
        </p>
      )}
      {input === 'textarea' ? <textarea {...shared} rows={rows} /> : <input {...shared} type={input} />}
      {begun && (
        <p className="note" data-begun hidden>
          {begun}
        </p>
      )}
      <p id={errorId(name)} className={styles.error} />
    </div>
  );
}

/** The button. Until the page's script has run it opens a notice, without any script. */
function Send() {
  const { t } = useTranslation('enquiry');
  return (
    <div>
      {/* Always present: screen readers announce only changes of a region that they know. */}
      <div role="status">
        <p className={`${styles.offline} notice`} data-offline hidden>
          <ContactText>{t('offline')}</ContactText>
        </p>
      </div>
      <button
        // A submit button ignores its popover.
        type="button"
        data-send
        popoverTarget={WAITING}
        popoverTargetAction="show"
        className={`${button.button} ${button.primary}`}
      >
        <span data-idle>{t('actions.send')}</span>
        <span className={styles.spinner} aria-hidden="true" data-sending hidden />
        <span data-sending hidden>
          {t('actions.sending')}
        </span>
      </button>
    </div>
  );
}

function Consent() {
  const { t } = useTranslation('enquiry');
  return (
    <div className={`${styles.consent} note`}>
      <p>{t('consent.text')}</p>
      <p>
        <PageLink to="/privacy-policy">{t('consent.link')}</PageLink> <MalayNoticeLink />
      </p>
    </div>
  );
}
