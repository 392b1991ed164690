import { useRef, useState } from 'react';
import { useLocale } from '../blocks/LocaleContext.ts';
import type { Enquiry, Variant } from '../core/enquiry/enquiry.ts';
import { getClient } from './client.ts';
import { clearDraft, type Typed } from './draft.ts';
import styles from './EnquiryForm.module.css';
import { EnquiryForm } from './EnquiryForm.tsx';
import { untilMinTime } from './protection.tsx';
import { SuccessPanel } from './SuccessPanel.tsx';
import { type Outcome, sendEnquiry } from './sendEnquiry.ts';
import { Toast } from './Toast.tsx';

interface EnquiryPanelProps {
  variant: Variant;
  /** Values entered before hydration. */
  typed?: Typed;
  /** Whether this is the prerendered page, before any script has run. */
  prerendered?: boolean;
}

/** The form with its toast; once an enquiry is stored, the success panel replaces the form. */
export function EnquiryPanel({ variant, typed = {}, prerendered = false }: EnquiryPanelProps) {
  const { tag } = useLocale();
  const panel = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  const [sent, setSent] = useState<{ enquiry: Enquiry; at: Date }>();
  const [again, setAgain] = useState(false);

  async function send(enquiry: Enquiry, trapped: boolean): Promise<void> {
    setOutcome(undefined);
    await untilMinTime();
    const outcome = trapped ? 'failed' : await sendEnquiry(enquiry, tag, getClient);
    setOutcome(outcome);
    if (outcome === 'failed') return;
    clearDraft();
    setSent({ enquiry, at: new Date() });
  }

  function startAnother(): void {
    setOutcome(undefined);
    setSent(undefined);
    setAgain(true);
  }

  function closeToast(): void {
    // The toast's button disappears with it: move focus to the form or the success panel.
    panel.current?.querySelector<HTMLElement>('h3, [type="submit"]')?.focus({ preventScroll: true });
    setOutcome(undefined);
  }

  const toast = outcome && <Toast outcome={outcome} onClose={closeToast} />;
  return (
    <div ref={panel} className={styles.panel}>
      {/* Always present: screen readers announce only changes of a region that they know. An alert needs no such region. */}
      <div role="status">{sent && toast}</div>
      {sent ? (
        <SuccessPanel {...sent} onAnother={startAnother} />
      ) : (
        // A second enquiry starts empty, without the values restored into the first.
        <EnquiryForm
          variant={variant}
          typed={again ? {} : typed}
          prerendered={prerendered}
          focused={again}
          onSend={send}
        />
      )}
      {outcome === 'failed' && <div role="alert">{toast}</div>}
    </div>
  );
}
