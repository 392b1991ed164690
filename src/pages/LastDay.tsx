import { useTranslation } from 'react-i18next';
import { ContactText } from '../blocks/ContactText.tsx';
import { usePage } from '../blocks/LocaleContext.ts';
import { useForm } from '../blocks/links.tsx';
import { useSigned } from '../blocks/useSigned.ts';
import type { LimitRef } from '../core/firm/situations.ts';
import type { Counting } from '../core/law/lastDay.ts';
import { lawOn } from '../core/law/register.ts';
import styles from './LastDay.module.css';

type LastDayProps = { limit: LimitRef; ask: string | undefined; hasLate: boolean };

/**
 * Asks for the day from which a time limit runs, and answers with its last day, if the register says how that is counted. Once
 * it is touched, `lastDayField.ts` counts; it fills in what the texts have in braces. `hasLate` is whether the page says what
 * can be done once the day has passed.
 */
export function LastDay({ limit: { service, limitId }, ask, hasLate }: LastDayProps) {
  const { t } = useTranslation('situations');
  const { english } = usePage();
  const form = useForm('/contact#enquiry-section');
  const [bundle, key] = [`services/${service}`, `limits.${limitId}`];
  const isChecked = Boolean(useSigned()(bundle, key));
  const { runs, counted } = lawOn(bundle, key) ?? {};
  if (!counted || !ask) return null;
  const { source, extension, ...how } = counted;
  const counting: Counting = { runs, ...how };
  const values = { event: '{event}', day: '{day}', end: '{end}', left: '{left}', months: '{months}' };
  const message = ['lastDay.message', { ns: 'situations', ...values }] as const;
  const texts = {
    last: [t('lastDay.last', values)],
    closing: [t('lastDay.closing', values)],
    over: [t('lastDay.over', values), ...(extension ? [t('lastDay.extension')] : [])],
    future: [t('lastDay.future')],
    failed: [t('lastDay.failed')],
  };
  const write = { ...form, children: t('cta.write') };
  const late = { href: '#late', children: t('late') };
  const next: Partial<Record<string, typeof late>> = { last: write, over: hasLate ? late : write };
  return (
    <>
      <noscript className={styles.noScript}>
        <br />
      </noscript>
      <div
        className={`${styles.field} screen-only`}
        data-last-day={JSON.stringify(counting)}
        data-english={english?.t(...message)}
        data-translated={t(...message)}
        data-long={t('lastDay.long', values)}
      >
        <label htmlFor="day">{ask}</label>
        {/* Becomes a date field after the first frame (`main.ts`); nothing is typed before. */}
        <input id="day" readOnly />
        <div role="status" />
        {Object.entries(texts).map(([id, lines]) => (
          <template key={id} data-say={id}>
            {lines.map((line) => (
              <p key={line} className={`${styles.answer} ${id === 'last' ? styles.day : ''} large-line`}>
                <ContactText>{line}</ContactText>
              </p>
            ))}
            {next[id] && (
              <p className={`${styles.next} screen-only`}>
                <a className="tap" {...next[id]} />
              </p>
            )}
          </template>
        ))}
        <template data-say="note">
          <p className="note" data-ahead>
            {t('lastDay.ahead', values)}
          </p>
          <p className="note" data-off>
            {t('lastDay.off', values)}
          </p>
          <p className="note">{t(how.first ? 'lastDay.with' : 'lastDay.without', values)}</p>
          <p className="note">{t('territory')}</p>
          {!isChecked && <p className="note">{t('lastDay.unchecked')}</p>}
          <p className="note screen-only">{t('lastDay.along')}</p>
        </template>
      </div>
    </>
  );
}
