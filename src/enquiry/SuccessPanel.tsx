import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import button from '../ui/Button.module.css';
import styles from './EnquiryForm.module.css';

/** Stands where the form was. Takes the focus, so that it is read out and the keyboard goes on from here. */
export function SuccessPanel({ onAnother }: { onAnother: () => void }) {
  const { t } = useTranslation('enquiry');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.success}>
      <h3 ref={title} tabIndex={-1}>
        {t('success.title')}
      </h3>
      <p>{t('success.text')}</p>
      <button type="button" className={`${button.button} ${button.secondary}`} onClick={onAnother}>
        {t('actions.another')}
      </button>
    </div>
  );
}
