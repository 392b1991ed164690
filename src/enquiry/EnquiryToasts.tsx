import { Toast } from '@base-ui/react/toast';
import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon.tsx';
import styles from './EnquiryToasts.module.css';

/** What a toast says. */
export interface Told {
  title: string;
  description?: string;
  isError: boolean;
}

interface EnquiryToastsProps {
  told: Told;
  /** Where on the page it stands, so that it covers nothing. */
  place: RefObject<HTMLElement | null>;
}

/** Says what came of an enquiry, until it is closed or something else is said. */
export default function EnquiryToasts(props: EnquiryToastsProps) {
  return (
    <Toast.Provider limit={1}>
      <OneToast {...props} />
    </Toast.Provider>
  );
}

function OneToast({ told, place }: EnquiryToastsProps) {
  const { t } = useTranslation('enquiry');
  const { toasts, add, close } = Toast.useToastManager();
  useEffect(() => {
    close();
    const { title, description, isError } = told;
    add({
      title,
      description,
      type: isError ? 'error' : 'success',
      priority: isError ? 'high' : 'low',
      // It stands in the page: were it to go by itself, what is being read would move.
      timeout: 0,
    });
    if (isError) requestAnimationFrame(() => place.current?.scrollIntoView({ block: 'nearest' }));
  }, [told, add, close, place]);
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
