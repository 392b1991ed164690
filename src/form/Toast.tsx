import { useTranslation } from 'react-i18next';
import { ContactText } from '../blocks/ContactText.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './Outcome.module.css';
import type { Outcome } from './sendEnquiry.ts';

interface ToastProps {
  outcome: Outcome;
  onClose: () => void;
}

/**
 * Reports the outcome of an enquiry. It is in the page's flow and covers nothing, and never closes by itself, which would
 * shift the text below. The live region around it makes screen readers announce it.
 */
export function Toast({ outcome, onClose }: ToastProps) {
  const { t } = useTranslation('enquiry');
  const failed = outcome === 'failed';
  return (
    // Once an enquiry is stored, the success panel takes focus and scrolls into view instead.
    <div ref={failed ? showWhole : undefined} className={styles.toast} data-failed={failed || undefined}>
      <p>{t(`toasts.${outcome}`)}</p>
      {failed && (
        <p className={styles.contact}>
          <ContactText>{t('toasts.failedContact')}</ContactText>
        </p>
      )}
      <button type="button" className={styles.close} aria-label={t('toasts.close')} onClick={onClose}>
        <Icon name="close" size={20} />
      </button>
    </div>
  );
}

const showWhole = (toast: HTMLElement | null) => toast?.scrollIntoView({ block: 'nearest' });
