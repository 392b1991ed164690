import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './EnquiryToasts.module.css';

/** Where the toasts show, one at a time. */
export function EnquiryToasts() {
  const { t } = useTranslation('enquiry');
  const { toasts } = Toast.useToastManager();
  return (
    <Toast.Portal>
      <Toast.Viewport className={styles.viewport} aria-label={t('toasts.region')}>
        {toasts.map((toast) => (
          <Toast.Root key={toast.id} toast={toast} className={styles.toast} swipeDirection={[]}>
            <Toast.Content className={styles.content}>
              <Toast.Title render={<p />} />
              <Toast.Description />
              <Toast.Close className={styles.close} aria-label={t('toasts.close')}>
                <X aria-hidden="true" size={20} />
              </Toast.Close>
            </Toast.Content>
          </Toast.Root>
        ))}
      </Toast.Viewport>
    </Toast.Portal>
  );
}
