import { Toast } from '@base-ui/react/toast';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../i18n/LocaleContext.ts';
import { getClient } from './client.ts';
import styles from './EnquiryForm.module.css';
import { EnquiryForm } from './EnquiryForm.tsx';
import { EnquiryToasts } from './EnquiryToasts.tsx';
import type { Enquiry, Variant } from './enquiry.ts';
import { untilWritable } from './protection.ts';
import { SuccessPanel } from './SuccessPanel.tsx';
import { type Outcome, sendEnquiry } from './sendEnquiry.ts';
import type { Hydration } from './useEnquiryForm.ts';

interface EnquiryPanelProps {
  variant: Variant;
  hydration?: Hydration;
}

/** The form, its toasts, and the panel that takes its place once an enquiry is on its way. */
export function EnquiryPanel(props: EnquiryPanelProps) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <Toast.Provider limit={1}>
      <div className={styles.panel}>
        <FormOrSuccess {...props} place={place} />
        <div ref={place} className={styles.toasts} />
      </div>
      <EnquiryToasts place={place} />
    </Toast.Provider>
  );
}

function FormOrSuccess({
  variant,
  hydration = {},
  place,
}: EnquiryPanelProps & { place: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('enquiry');
  const locale = useLocale();
  const toasts = Toast.useToastManager();
  const [sent, setSent] = useState<Enquiry>();
  const [again, setAgain] = useState(false);
  // A new form has nothing to tell about the one before it.
  const { close } = toasts;
  useEffect(() => {
    if (again && !sent) close();
  }, [again, sent, close]);

  async function send(enquiry: Enquiry, trapped: boolean): Promise<Outcome> {
    toasts.close();
    await untilWritable();
    const outcome = trapped ? 'failed' : await sendEnquiry(enquiry, locale.tag, getClient);
    const failed = outcome === 'failed';
    toasts.add({
      title: t(`toasts.${outcome}`),
      description: failed ? t('toasts.failedContact') : undefined,
      type: failed ? 'error' : 'success',
      priority: failed ? 'high' : 'low',
      // It stands in the page: were it to go by itself, what is being read would move.
      timeout: 0,
    });
    if (failed) requestAnimationFrame(() => place.current?.scrollIntoView({ block: 'nearest' }));
    else setSent(enquiry);
    return outcome;
  }

  if (sent) {
    return (
      <SuccessPanel
        enquiry={sent}
        onAnother={() => {
          setSent(undefined);
          setAgain(true);
        }}
      />
    );
  }
  // What stood in the first form must not stand in the next one.
  return <EnquiryForm variant={variant} hydration={again ? {} : hydration} focused={again} onSend={send} />;
}
