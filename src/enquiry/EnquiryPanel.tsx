import { Toast } from '@base-ui/react/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../i18n/LocaleContext.ts';
import { getClient } from './client.ts';
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

/** A toast that thanks goes by itself; one that tells of an error stays until it is closed. Milliseconds. */
const THANKS_SHOWN = 12_000;

/** The form, its toasts, and the panel that takes its place once an enquiry is on its way. */
export function EnquiryPanel(props: EnquiryPanelProps) {
  return (
    <Toast.Provider limit={1}>
      <FormOrSuccess {...props} />
      <EnquiryToasts />
    </Toast.Provider>
  );
}

function FormOrSuccess({ variant, hydration = {} }: EnquiryPanelProps) {
  const { t } = useTranslation('enquiry');
  const locale = useLocale();
  const toasts = Toast.useToastManager();
  const [step, setStep] = useState<'first' | 'sent' | 'another'>('first');

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
      timeout: failed ? 0 : THANKS_SHOWN,
    });
    if (!failed) setStep('sent');
    return outcome;
  }

  if (step === 'sent') return <SuccessPanel onAnother={() => setStep('another')} />;
  // What stood in the first form must not stand in the next one.
  const first = step === 'first';
  return <EnquiryForm variant={variant} hydration={first ? hydration : {}} focused={!first} onSend={send} />;
}
