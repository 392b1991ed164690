import { Component, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../i18n/LocaleContext.ts';
import { getClient } from './client.ts';
import styles from './EnquiryForm.module.css';
import { EnquiryForm } from './EnquiryForm.tsx';
import type { Told } from './EnquiryToasts.tsx';
import type { Enquiry, Variant } from './enquiry.ts';
import { untilWritable } from './protection.ts';
import { SuccessPanel } from './SuccessPanel.tsx';
import { type Outcome, sendEnquiry } from './sendEnquiry.ts';
import type { Hydration } from './useEnquiryForm.ts';

interface EnquiryPanelProps {
  variant: Variant;
  hydration?: Hydration;
}

const loadToasts = () => import('./EnquiryToasts.tsx');
const EnquiryToasts = lazy(loadToasts);

/** What is needed to send, loaded when the first word is typed: what cannot be had then is asked for once more later. */
const prepare = () => {
  getClient().catch(() => {});
  loadToasts().catch(() => {});
};

/** The form, its toasts, and the panel that takes its place once an enquiry is on its way. */
export function EnquiryPanel({ variant, hydration = {} }: EnquiryPanelProps) {
  const { t } = useTranslation('enquiry');
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const [told, setTold] = useState<Told>();
  const [sent, setSent] = useState<Enquiry>();
  const [again, setAgain] = useState(false);

  async function send(enquiry: Enquiry, trapped: boolean): Promise<Outcome> {
    setTold(undefined);
    await untilWritable();
    const outcome = trapped ? 'failed' : await sendEnquiry(enquiry, locale.tag, getClient);
    const isError = outcome === 'failed';
    const description = isError ? t('toasts.failedContact') : undefined;
    setTold({ title: t(`toasts.${outcome}`), description, isError });
    if (!isError) setSent(enquiry);
    return outcome;
  }

  function startAnother(): void {
    setTold(undefined);
    setSent(undefined);
    setAgain(true);
  }

  return (
    <div className={styles.panel}>
      {sent ? (
        <SuccessPanel enquiry={sent} onAnother={startAnother} />
      ) : (
        // What stood in the first form must not stand in the next one.
        <EnquiryForm
          variant={variant}
          hydration={again ? {} : hydration}
          focused={again}
          onBegin={prepare}
          onSend={send}
        />
      )}
      <div ref={place} className={styles.toasts} />
      {told && (
        <InPlainWords told={told}>
          <Suspense>
            <EnquiryToasts told={told} place={place} />
          </Suspense>
        </InPlainWords>
      )}
    </div>
  );
}

/** Where the toasts' own code cannot be had, as when the connection is gone, what they say is said all the same. */
class InPlainWords extends Component<{ told: Told; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { told, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <p role="alert" className={styles.offline}>
        {told.title} {told.description}
      </p>
    );
  }
}
