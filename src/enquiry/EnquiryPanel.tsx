import { Component, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactText } from '../blocks/ContactText.tsx';
import { useLocale } from '../i18n/LocaleContext.ts';
import { getClient } from './client.ts';
import styles from './EnquiryForm.module.css';
import { EnquiryForm } from './EnquiryForm.tsx';
import type { ToastContent } from './EnquiryToasts.tsx';
import type { Enquiry, Variant } from './enquiry.ts';
import { untilMinTime } from './protection.ts';
import { SuccessPanel } from './SuccessPanel.tsx';
import { type Outcome, sendEnquiry } from './sendEnquiry.ts';
import type { Hydration } from './useEnquiryForm.ts';

interface EnquiryPanelProps {
  variant: Variant;
  hydration?: Hydration;
  /** Whether this is the page as it comes, which has no script yet. */
  prerendered?: boolean;
}

const loadToasts = () => import('./EnquiryToasts.tsx');
const EnquiryToasts = lazy(loadToasts);

/** Preloads what sending needs, from the first keystroke on. A failed load is retried on submit. */
const prepare = () => {
  getClient().catch(() => {});
  loadToasts().catch(() => {});
};

/** The form with its toasts; once an enquiry is stored, the success panel replaces the form. */
export function EnquiryPanel({ variant, hydration = {}, prerendered = false }: EnquiryPanelProps) {
  const { t } = useTranslation('enquiry');
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const [toast, setToast] = useState<ToastContent>();
  const [sent, setSent] = useState<{ enquiry: Enquiry; at: Date }>();
  const [again, setAgain] = useState(false);

  async function send(enquiry: Enquiry, trapped: boolean): Promise<Outcome> {
    setToast(undefined);
    await untilMinTime();
    const outcome = trapped ? 'failed' : await sendEnquiry(enquiry, locale.tag, getClient);
    const isError = outcome === 'failed';
    const description = isError ? t('toasts.failedContact') : undefined;
    setToast({ title: t(`toasts.${outcome}`), description, isError });
    if (!isError) setSent({ enquiry, at: new Date() });
    return outcome;
  }

  function startAnother(): void {
    setToast(undefined);
    setSent(undefined);
    setAgain(true);
  }

  return (
    <div className={styles.panel}>
      {sent ? (
        <SuccessPanel {...sent} onAnother={startAnother} />
      ) : (
        // A second enquiry starts empty, without the values restored into the first.
        <EnquiryForm
          variant={variant}
          hydration={again ? {} : hydration}
          prerendered={prerendered}
          focused={again}
          onBegin={prepare}
          onSend={send}
        />
      )}
      <div ref={place} className={styles.toasts} />
      {toast && (
        <PlainToast toast={toast}>
          <Suspense>
            <EnquiryToasts toast={toast} place={place} />
          </Suspense>
        </PlainToast>
      )}
    </div>
  );
}

const showWhole = (message: HTMLElement | null) => message?.scrollIntoView({ block: 'nearest' });

/** Error boundary around the lazy toasts: if their code cannot be loaded (offline), the message shows as plain text. */
class PlainToast extends Component<{ toast: ToastContent; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { toast, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <p
        role={toast.isError ? 'alert' : 'status'}
        className={styles.plain}
        data-type={toast.isError ? 'error' : 'success'}
        // Only an error: once an enquiry is stored, the panel in the form's place says so and takes the focus.
        ref={toast.isError ? showWhole : undefined}
      >
        {toast.title} <ContactText>{toast.description ?? ''}</ContactText>
      </p>
    );
  }
}
