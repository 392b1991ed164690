import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCover, useLocale } from '../blocks/LocaleContext.ts';
import styles from './Frame.module.css';

/**
 * Below the header of a page that a reader may have to leave at once: the way out, and what the browser still remembers. On
 * phones the way out is in the reach bar, too, where the thumb is.
 */
export function LeaveBar() {
  const { t } = useTranslation('common');
  if (!useCover()) return null;
  return (
    <aside className={`${styles.leave} screen-only`} aria-label={t('leave.link')}>
      <p className="note">{t('leave.note')}</p>
      <p>
        <LeaveLink className="tap">{t('leave.link')}</LeaveLink>{' '}
        <span className="note">{t('leave.keys')}</span>
      </p>
    </aside>
  );
}

interface LeaveLinkProps {
  className?: string | undefined;
  /** Its name, if not what it shows. */
  label?: string;
  children: ReactNode;
}

/** A link out of such a page; nothing on others. `leavePage.ts` lets it leave no trace in the tab. */
export function LeaveLink({ className, label, children }: LeaveLinkProps) {
  const { neutralPage } = useLocale();
  const cover = useCover();
  if (!cover) return null;
  return (
    <a className={className} href={neutralPage} rel="noreferrer" aria-label={label} data-leave={cover}>
      {children}
    </a>
  );
}
