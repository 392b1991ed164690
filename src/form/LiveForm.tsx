import { type ReactNode, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../blocks/LocaleContext.ts';
import { type Enquiry, type EnquiryField, fields } from '../core/enquiry/enquiry.ts';
import { type ErrorKey, errorValues } from '../core/enquiry/schema.ts';
import { getClient } from './client.ts';
import { clearDraft, type Typed } from './draft.ts';
import { showError, showForm, showOnline } from './formElements.ts';
import { fieldsIn, formIn, sendButton } from './formParts.ts';
import styles from './Outcome.module.css';
import { SuccessPanel, THANKS, Toast } from './Outcome.tsx';
import { outcomeBox } from './outcomeBox.tsx';
import { untilMinTime } from './protection.tsx';
import { flushSync } from './reactDom.ts';
import { type Outcome, sendEnquiry } from './sendEnquiry.ts';
import { useEnquiryForm } from './useEnquiryForm.ts';

interface LiveFormProps {
  /** The element with the prerendered form. */
  place: HTMLElement;
  /** Values entered before the form was live. */
  typed: Typed;
  /** Wraps what is rendered in what its components need. */
  inPage: (content: ReactNode) => ReactNode;
}

/** Makes the form work, and renders below it how sending went; once an enquiry is stored, it takes the form's place. */
export function LiveForm({ place, typed, inPage }: LiveFormProps) {
  const { tag } = useLocale();
  const [outcome, setOutcome] = useState<Outcome>();
  const [sent, setSent] = useState<{ enquiry: Enquiry; at: Date }>();
  const [showBelow] = useState(() => outcomeBox(place));
  const { values, errors, empty } = useEnquiryForm(place, typed, send);
  // What the browser believes, which is a hint only.
  const online = useSyncExternalStore(subscribeOnline, () => navigator.onLine);
  useLayoutEffect(() => showOnline(place, online), [place, online]);
  useLayoutEffect(() => showForm(place, !sent), [place, sent]);

  async function send(enquiry: Enquiry, refused: boolean): Promise<void> {
    setOutcome(undefined);
    await untilMinTime();
    const outcome = refused ? 'failed' : await sendEnquiry(enquiry, tag, getClient);
    setOutcome(outcome);
    if (outcome === 'failed') return;
    clearDraft();
    // Browsers fill a page that is shown again with what its fields last had.
    formIn(place)?.reset();
    setSent({ enquiry, at: new Date() });
  }

  function startAnother(): void {
    flushSync(() => {
      setOutcome(undefined);
      setSent(undefined);
      empty();
    });
    fieldsIn(place)[0]?.focus();
  }

  function closeToast(): void {
    // The toast's button disappears with it: move focus to the success panel or the form.
    const next = document.getElementById(THANKS) ?? sendButton(place);
    next?.focus({ preventScroll: true });
    setOutcome(undefined);
  }

  const toast = outcome && <Toast outcome={outcome} onClose={closeToast} />;
  const below = (
    <>
      <div className={sent && styles.box}>
        {/* Always present: screen readers announce only changes of a region that they know. An alert needs no such region. */}
        <div role="status">{sent && toast}</div>
        {sent && <SuccessPanel {...sent} onAnother={startAnother} />}
      </div>
      {outcome === 'failed' && (
        <div role="alert" className={styles.alert}>
          {toast}
        </div>
      )}
    </>
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown depends on these two alone
  useLayoutEffect(() => showBelow(inPage(below)), [outcome, sent]);
  return (Object.keys(fields) as EnquiryField[]).map((name) => (
    <FieldError
      key={name}
      {...{ place, name }}
      typed={values[name]}
      error={errors[name] as ErrorKey | undefined}
    />
  ));
}

function subscribeOnline(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

interface FieldErrorProps {
  place: HTMLElement;
  name: EnquiryField;
  typed: string;
  error?: ErrorKey;
}

/** Shows the error of a field in the form. It is looked up when shown, so that it follows the page's language. */
function FieldError({ place, name, typed, error }: FieldErrorProps) {
  const { t } = useTranslation('enquiry');
  const text = error ? t(error, errorValues(name, typed)) : '';
  // Only when it changes: otherwise it would undo the work of a translator.
  useLayoutEffect(() => showError(place, name, text), [place, name, text]);
  return null;
}
