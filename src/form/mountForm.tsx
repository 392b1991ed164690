import type { ResourceKey } from 'i18next';
import { type ReactNode, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { LocaleContext } from '../blocks/LocaleContext.ts';
import { type Enquiry, type EnquiryField, fields } from '../core/enquiry/enquiry.ts';
import { type ErrorKey, errorValues } from '../core/enquiry/schema.ts';
import { createI18n } from '../core/i18n/createI18n.ts';
import { localeOf } from '../core/i18n/localizedPath.ts';
import { ErrorBoundary } from '../frame/ErrorScreen.tsx';
import { addedAbout, clearDraft, keepTyped, restoreTyped, type Typed } from './draft.ts';
import styles from './EnquirySection.module.css';
import { fieldsIn, formIn, sendButton } from './formFields.ts';
import { SuccessPanel, THANKS, Toast } from './Outcome.tsx';
import { outcomeBox } from './outcomeBox.tsx';
import { untilMinTime } from './protection.tsx';
import { type Outcome, sendEnquiry } from './sendEnquiry.ts';
import { hide, showError } from './showState.ts';
import { useEnquiryForm } from './useEnquiryForm.ts';

const bundles = import.meta.glob<ResourceKey>('/locales/*/{common,enquiry}.json', { import: 'default' });

/** Loads a bundle that the form reads; cached by the module loader. */
const loadBundle = async (localeId: string, namespace: string): Promise<ResourceKey> =>
  bundles[`/locales/${localeId}/${namespace}.json`]?.() as Promise<ResourceKey>;

/**
 * Makes the prerendered form live: React renders what comes below it, and the form itself stays as it is, with all that
 * the visitor and other programs have done to it. Resolves when it is live.
 */
export async function mountForm(island: HTMLElement): Promise<void> {
  const locale = localeOf(window.location.pathname);
  const i18n = await createI18n(locale, loadBundle, ['enquiry', 'common']);
  const inPage = (content: ReactNode) => (
    <I18nextProvider i18n={i18n}>
      <ErrorBoundary>
        <LocaleContext value={{ locale }}>{content}</LocaleContext>
      </ErrorBoundary>
    </I18nextProvider>
  );
  const container = island.appendChild(document.createElement('div'));
  // Synchronously, so that no keystroke is lost between reading the fields and attaching the handlers.
  flushSync(() => {
    restoreTyped(island);
    createRoot(container).render(inPage(<LiveForm {...{ island, inPage }} typed={keepTyped(island)} />));
  });
}

type LiveFormProps = { island: HTMLElement; typed: Typed; inPage: (content: ReactNode) => ReactNode };

/**
 * Makes the form work, in which something may have been `typed` before, and renders below it how sending went; once an enquiry is
 * stored, that takes the form's place. `inPage` wraps what is rendered in what its components need.
 */
function LiveForm({ island, typed, inPage }: LiveFormProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [sent, setSent] = useState<{ enquiry: Enquiry; at: Date }>();
  const [showBelow] = useState(() => outcomeBox(island));
  const { judged, errors, empty } = useEnquiryForm(island, typed, send);
  // What the browser believes, which is a hint only.
  const online = useSyncExternalStore(subscribeOnline, () => navigator.onLine);
  useLayoutEffect(() => hide(island, '[data-offline]', online), [island, online]);
  useLayoutEffect(() => hide(island, '[data-enquiry]', Boolean(sent)), [island, sent]);
  const about = addedAbout();
  const begun = Boolean(about && judged.message.startsWith(about));
  useLayoutEffect(() => hide(island, '[data-begun]', !begun), [island, begun]);

  async function send(enquiry: Enquiry, refused: boolean): Promise<void> {
    setOutcome(undefined);
    await untilMinTime();
    const result = refused ? 'failed' : await sendEnquiry(enquiry);
    setOutcome(result);
    if (result === 'failed') return;
    clearDraft(enquiry);
    // Browsers fill a page that is shown again with what its fields last had.
    formIn(island)?.reset();
    empty();
    setSent({ enquiry, at: new Date() });
  }

  function startAnother(): void {
    flushSync(() => {
      setOutcome(undefined);
      setSent(undefined);
    });
    fieldsIn(island)[0]?.focus();
  }

  function closeToast(): void {
    // The toast's button disappears with it: move focus to the success panel or the form.
    const next = document.getElementById(THANKS) ?? sendButton(island);
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
      {...{ island, name }}
      typed={judged[name]}
      error={errors[name] as ErrorKey | undefined}
    />
  ));
}

function subscribeOnline(listener: () => void): () => void {
  const subscribed = new AbortController();
  for (const type of ['online', 'offline']) addEventListener(type, listener, { signal: subscribed.signal });
  return () => subscribed.abort();
}

type FieldErrorProps = { island: HTMLElement; name: EnquiryField; typed: string; error?: ErrorKey };

/** Shows the error of a field in the form. It is looked up when shown, so that it follows the page's language. */
function FieldError({ island, name, typed, error }: FieldErrorProps) {
  const { t } = useTranslation('enquiry');
  const text = error ? t(error, errorValues(name, typed)) : '';
  // Only when it changes: otherwise it would undo the work of a translator.
  useLayoutEffect(() => showError(island, name, text), [island, name, text]);
  return null;
}
