import { useTranslation } from 'react-i18next';
import { ContactText } from '../blocks/ContactText.tsx';
import type { Variant } from '../core/enquiry/enquiry.ts';
import { ErrorScreen } from '../frame/ErrorScreen.tsx';
import styles from './EnquiryForm.module.css';
import { EnquiryForm, WAITING } from './EnquiryForm.tsx';
import outcome from './Outcome.module.css';

/**
 * The form as part of a page. It is prerendered in full; `main.tsx` finds it by its id and loads its code, or shows the
 * error screen below it if that fails. Until `main.tsx` has run, Send opens a notice; an open notice tells the script to
 * send the form. With scripts off, the phone number and email address replace the form.
 */
export function EnquirySection({ variant }: { variant: Variant }) {
  const { t } = useTranslation('enquiry');
  return (
    <>
      <noscript className={styles.noScript}>
        <p>
          <ContactText>{t('noScript')}</ContactText>
        </p>
      </noscript>
      <div id="enquiry" className={outcome.panel}>
        <EnquiryForm variant={variant} />
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
