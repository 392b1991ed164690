import { useTranslation } from 'react-i18next';
import styles from './EnquiryForm.module.css';
import { TRAP } from './trapName.ts';

/** Honeypot: hidden from view, tab order, assistive technology, autofill and password managers. */
export function Trap() {
  const { t } = useTranslation('enquiry');
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor="enquiry-trap">{t('trap')}</label>
      <input
        id="enquiry-trap"
        name={TRAP}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore="true"
        data-bwignore="true"
        data-lpignore="true"
      />
    </div>
  );
}
