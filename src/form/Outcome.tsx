import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactText } from '../blocks/ContactText.tsx';
import { useLocale } from '../blocks/LocaleContext.ts';
import { type Enquiry, storedFields, toStore } from '../core/enquiry/enquiry.ts';
import { firm } from '../core/firm/firm.ts';
import { telUrl } from '../core/firm/links.ts';
import { intlLocale } from '../core/i18n/locales.ts';
import button from '../ui/Button.module.css';
import { Actions } from '../ui/ButtonLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './EnquirySection.module.css';
import type { Outcome } from './sendEnquiry.ts';

export const THANKS = 'enquiry-thanks';

type SuccessPanelProps = { enquiry: Enquiry; at: Date; onAnother: () => void };

/**
 * Replaces the form after sending: what happens next, and a copy of the enquiry. Takes focus, so that screen readers
 * announce it and the keyboard continues from here.
 */
export function SuccessPanel({ enquiry, at, onAnother }: SuccessPanelProps) {
  const { t } = useTranslation('enquiry');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.success}>
      <h3 id={THANKS} ref={title} tabIndex={-1}>
        {t('success.title')}
      </h3>
      <h4>{t('success.next.title')}</h4>
      <ol>
        {t('success.next.items', { returnObjects: true, address: toStore(enquiry).email }).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        {t('success.urgent')}{' '}
        <a className="tap" href={telUrl(firm.phone)}>
          {firm.phone}
        </a>
      </p>
      <Copy enquiry={enquiry} at={at} />
      <Actions>
        {/* Android's WebView, the browser of many apps, cannot print. */}
        {'print' in window && (
          <button type="button" className={`${button.button} ${button.secondary}`} onClick={() => print()}>
            {t('success.print')}
          </button>
        )}
        <button type="button" className={`${button.button} ${button.secondary}`} onClick={onAnother}>
          {t('actions.another')}
        </button>
      </Actions>
    </div>
  );
}

/** The enquiry as the firm received it, and when. Labels lose the asterisk of required fields. */
function Copy({ enquiry, at }: { enquiry: Enquiry; at: Date }) {
  const { t } = useTranslation('enquiry');
  const tag = intlLocale(useLocale());
  const stored = toStore(enquiry);
  return (
    <>
      <h4>{t('success.copy.title')}</h4>
      <dl>
        {storedFields
          .filter((name) => stored[name])
          .map((name) => (
            <div key={name}>
              <dt className="note">{t(`labels.${name}`).replace(/\s*\*$/, '')}</dt>
              <dd dir="auto">{stored[name]}</dd>
            </div>
          ))}
        <div>
          <dt className="note">{t('success.copy.sent')}</dt>
          {/* Not in a `time`, which screen readers say twice. */}
          <dd>{at.toLocaleString(tag, { dateStyle: 'long', timeStyle: 'short' })}</dd>
        </div>
      </dl>
    </>
  );
}

/**
 * Reports the outcome of an enquiry. It is in the page's flow and covers nothing, and never closes by itself, which would
 * shift the text below. The live region around it makes screen readers announce it.
 */
export function Toast({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
  const { t } = useTranslation('enquiry');
  const failed = outcome === 'failed';
  return (
    // Once an enquiry is stored, the success panel takes focus and scrolls into view instead.
    <div
      ref={failed ? showWhole : undefined}
      className={`${styles.toast} screen-only`}
      data-failed={failed || undefined}
    >
      <p>{t(`toasts.${outcome}`)}</p>
      {failed && (
        <p className={styles.contact}>
          <ContactText>{t('toasts.failedContact')}</ContactText>
        </p>
      )}
      <button type="button" className={styles.close} aria-label={t('toasts.close')} onClick={onClose}>
        <Icon name="close" size={20} />
      </button>
    </div>
  );
}

const showWhole = (toast: HTMLElement | null) => toast?.scrollIntoView({ block: 'nearest' });
