import { Toast } from '@base-ui/react/toast';
import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactText } from '../blocks/ContactText.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './EnquiryToasts.module.css';

/** What a toast says. */
export interface ToastContent {
  title: string;
  description?: string;
  isError: boolean;
}

interface EnquiryToastsProps {
  toast: ToastContent;
  /** The element that the toast is rendered into, so that it covers nothing. */
  place: RefObject<HTMLElement | null>;
}

/** Shows the outcome of an enquiry until it is closed or replaced by the next one. */
export default function EnquiryToasts(props: EnquiryToastsProps) {
  return (
    <Toast.Provider limit={1}>
      <OneToast {...props} />
    </Toast.Provider>
  );
}

function OneToast({ toast, place }: EnquiryToastsProps) {
  const { t } = useTranslation('enquiry');
  const { toasts, add, close } = Toast.useToastManager();
  useEffect(() => {
    close();
    const { title, description, isError } = toast;
    add({
      title,
      description,
      type: isError ? 'error' : 'success',
      priority: isError ? 'high' : 'low',
      // The toast is part of the page's flow: closing by itself would shift what is being read.
      timeout: 0,
    });
    if (isError) requestAnimationFrame(() => place.current?.scrollIntoView({ block: 'nearest' }));
  }, [toast, add, close, place]);
  return (
    <Toast.Portal container={place}>
      <Toast.Viewport
        aria-label={t('toasts.region')}
        // Base UI also says an error in an alert of its own; the region would say it once more.
        aria-live={toast.isError ? 'off' : 'polite'}
      >
        {toasts.map((shown) => (
          <Toast.Root
            key={shown.id}
            toast={shown}
            className={styles.toast}
            swipeDirection={[]}
            // Base UI hides an error from screen readers until it has the focus; by touch nobody would get to its links.
            aria-hidden={false}
          >
            <Toast.Content className={styles.content}>
              <Toast.Title render={<p />} />
              {shown.description && (
                <Toast.Description>
                  <ContactText>{String(shown.description)}</ContactText>
                </Toast.Description>
              )}
              <Toast.Close className={styles.close} aria-label={t('toasts.close')} aria-hidden={false}>
                <Icon name="close" size={20} />
              </Toast.Close>
            </Toast.Content>
          </Toast.Root>
        ))}
      </Toast.Viewport>
    </Toast.Portal>
  );
}
