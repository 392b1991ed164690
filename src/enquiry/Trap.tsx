import { useTranslation } from 'react-i18next';
import styles from './EnquiryForm.module.css';
import { TRAP } from './trapName.ts';

/** A field for bots. It is out of sight, of the tab order, of assistive technology, and of what browsers fill in. */
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
