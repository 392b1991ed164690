import { useTranslation } from 'react-i18next';
import { ContactText } from '../blocks/ContactText.tsx';
import { useHref } from '../blocks/LocaleContext.ts';
import { MalayNoticeLink } from '../blocks/links.tsx';
import { type EnquiryField, type Variant, variants } from '../core/enquiry/enquiry.ts';
import button from '../ui/Button.module.css';
import styles from './EnquiryForm.module.css';
import { Field } from './Field.tsx';
import { Trap } from './protection.tsx';

/** The id of the notice that the button opens until the page's script has run. */
export const WAITING = 'waiting';

/**
 * The form as prerendered, in every state: `formElements.ts` shows and hides its parts. In the browser React never renders
 * it, so that it does not matter what translators, password managers and other programs do to it.
 */
export function EnquiryForm({ variant }: { variant: Variant }) {
  const { t } = useTranslation('enquiry');
  const { fields, rows } = variants[variant];
  const hints: Partial<Record<EnquiryField, string>> = {
    phone: t('hints.phone'),
    message: t('hints.message'),
  };
  return (
    // Until the script attaches its handlers, submitting a `dialog` form navigates nowhere, so nothing typed is lost.
    <form method="dialog" className={styles.form} noValidate data-enquiry>
      <p className="note">{t('required')}</p>
      {fields.map((field) => (
        <Field key={field} name={field} label={t(`labels.${field}`)} rows={rows} hint={hints[field]} />
      ))}
      <Trap />
      <Consent />
      <Send />
    </form>
  );
}

/** The button. Until the page's script has run it opens a notice, without any script. */
function Send() {
  const { t } = useTranslation('enquiry');
  return (
    <div>
      {/* Always present: screen readers announce only changes of a region that they know. */}
      <div role="status">
        <p className={styles.offline} data-offline hidden>
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
  const href = useHref();
  return (
    <div className={`${styles.consent} note`}>
      <p>{t('consent.text')}</p>
      <p>
        <a className="tap" href={href('/privacy-policy')}>
          {t('consent.link')}
        </a>{' '}
        <MalayNoticeLink />
      </p>
    </div>
  );
}
