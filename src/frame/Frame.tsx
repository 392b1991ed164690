import type { PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbout, useHref, useLocale, usePath } from '../blocks/LocaleContext.ts';
import { NewTabLink, useChat } from '../blocks/links.tsx';
import { firm } from '../core/firm/firm.ts';
import { telUrl } from '../core/firm/links.ts';
import { isDefault } from '../core/i18n/locales.ts';
import { Icon } from '../ui/Icon.tsx';
import { Footer } from './Footer.tsx';
import styles from './Frame.module.css';
import { Header } from './Header.tsx';
import { LeaveBar, LeaveLink } from './Leave.tsx';

/** The layout of every page: skip link, header, main, footer. */
export function Frame({ children }: PropsWithChildren) {
  const { t } = useTranslation('common');
  return (
    <>
      <a className={`${styles.skip} screen-only`} href="#main">
        {t('header.skip')}
      </a>
      {/* Empty until `offerLanguage` fills it. */}
      <aside id="language-offer" className={`${styles.offer} screen-only`} hidden />
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
  return (
    <nav className={styles.bar} aria-label={t('reach.label')}>
      <a href={telUrl(firm.phone)}>
        <Icon name="phone" size={20} />
        {t('reach.call')}
      </a>
      <NewTabLink {...useChat()}>
        <Icon name="chat" size={20} />
        {t('reach.whatsapp')}
      </NewTabLink>
      <a href={useFormAddress()} data-about={useAbout()}>
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
  const path = usePath();
  const href = useHref();
  const locale = useLocale();
  const isHere = path === '/contact' || (path === '/' && !isDefault(locale));
  return `${isHere ? '' : href('/contact')}#enquiry-section`;
}
