import { Toast } from '@base-ui/react/toast';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon.tsx';
import styles from './EnquiryToasts.module.css';

/** Shows the toasts, one at a time, in a place of the page, where they cover nothing. */
export function EnquiryToasts({ place }: { place: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('enquiry');
  const { toasts } = Toast.useToastManager();
  return (
    <Toast.Portal container={place}>
      <Toast.Viewport aria-label={t('toasts.region')}>
        {toasts.map((toast) => (
          <Toast.Root key={toast.id} toast={toast} className={styles.toast} swipeDirection={[]}>
            <Toast.Content className={styles.content}>
              <Toast.Title render={<p />} />
              <Toast.Description />
              <Toast.Close className={styles.close} aria-label={t('toasts.close')}>
                <Icon name="close" size={20} />
              </Toast.Close>
            </Toast.Content>
          </Toast.Root>
        ))}
      </Toast.Viewport>
    </Toast.Portal>
  );
}
