import type { PropsWithChildren, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, usePage } from '../blocks/LocaleContext.ts';
import { NewTabLink, useChat } from '../blocks/links.tsx';
import { firm } from '../core/firm/firm.ts';
import { telUrl } from '../core/firm/links.ts';
import { isDefault } from '../core/i18n/locales.ts';
import { Icon } from '../ui/Icon.tsx';
import { Footer } from './Footer.tsx';
import styles from './Frame.module.css';
import { Header } from './Header.tsx';

/** The layout of every page: skip link, header, main, footer. */
export function Frame({ children }: PropsWithChildren) {
  const { t } = useTranslation('common');
  return (
    <>
      <a className={`${styles.skip} screen-only`} href="#main">
        {t('header.skip')}
      </a>
      {/* Empty until `offerLanguage` fills it. */}
      <aside id="language-offer" className={`${styles.offer} row screen-only`} hidden />
      <Header />
      <LeaveBar />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <ReachBar />
    </>
  );
}

/** A bar at the bottom of a phone's screen, on every page: call, chat, enquire. */
function ReachBar() {
  const { t } = useTranslation('common');
  const chat = useChat();
  return (
    <nav className={`${styles.bar} ${firm.whatsapp ? '' : styles.short}`} aria-label={t('reach.label')}>
      <a href={telUrl(firm.phone)}>
        <Icon name="phone" size={20} />
        {t('reach.call')}
      </a>
      {firm.whatsapp && (
        <NewTabLink {...chat}>
          <Icon name="chat" size={20} />
          {t('reach.whatsapp')}
        </NewTabLink>
      )}
      <a href={useFormAddress()} data-about={usePage().about}>
        <Icon name="write" size={20} />
        {t('reach.enquire')}
      </a>
      <LeaveLink className={styles.leaveCell} label={t('leave.link')}>
        <Icon name="close" size={20} />
        {t('leave.short')}
      </LeaveLink>
    </nav>
  );
}

/** The form's address: on this page if it has one, otherwise on the contact page. */
function useFormAddress(): string {
  const { path, locale } = usePage();
  const href = useHref();
  const isHere = path === '/contact' || (path === '/' && !isDefault(locale));
  return `${isHere ? '' : href('/contact')}#enquiry-section`;
}

/**
 * Below the header of a page that a reader may have to leave at once: the way out, and what the browser still remembers. On
 * phones the way out is in the reach bar, too, where the thumb is.
 */
function LeaveBar() {
  const { t } = useTranslation('common');
  if (!usePage().cover) return null;
  return (
    <aside className={`${styles.leave} row green screen-only`} aria-label={t('leave.link')}>
      <p className="note">{t('leave.note')}</p>
      <p>
        <LeaveLink className="tap">{t('leave.link')}</LeaveLink>{' '}
        <span className="note">{t('leave.keys')}</span>
      </p>
    </aside>
  );
}

type LeaveLinkProps = { className?: string | undefined; label?: string; children: ReactNode };

/** A link out of such a page, named by `label` or by what it shows; nothing on others. `leavePage.ts` lets it leave no trace. */
function LeaveLink({ className, label, children }: LeaveLinkProps) {
  const { locale, cover } = usePage();
  if (!cover) return null;
  return (
    <a className={className} href={locale.neutralPage} rel="noreferrer" aria-label={label} data-leave={cover}>
      {children}
    </a>
  );
}
