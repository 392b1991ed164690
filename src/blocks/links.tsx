import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { title } from '../../locales/ms/privacy.json';
import { firm, whatsappNumber } from '../core/firm/firm.ts';
import { profileBookPath, telUrl, whatsappUrl } from '../core/firm/links.ts';
import { addressLines, type Office } from '../core/firm/offices.ts';
import { isDefault } from '../core/i18n/locales.ts';
import { malayNotice } from '../core/i18n/localizedPath.ts';
import button from '../ui/Button.module.css';
import { Actions } from '../ui/ButtonLink.tsx';
import { useHref, useLocale, usePage } from './LocaleContext.ts';

/** The buttons at the top of a page, and the firm's telephone number, where no reach bar has it. */
export function TopActions({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <>
      <Actions>{children}</Actions>
      <p className="in-reach">
        <a className="tap" href={telUrl(firm.phone)}>
          {t('call')}
        </a>
      </p>
    </>
  );
}

type PageLinkProps = { to: string; className?: string; lang?: string; children: ReactNode };

/** A link to a page of the site, whose path is given without the language, in the language of this page. */
export function PageLink({ to, className = 'tap', ...link }: PageLinkProps) {
  const href = useHref();
  return <a className={className} href={href(to)} {...link} />;
}

interface NewTabLinkProps {
  href: string;
  /** What the page is about, if the address has it (`aboutLines.ts`). */
  'data-about'?: string | undefined;
  className?: string;
  children: ReactNode;
}

/** A link that opens a new tab, which screen readers say. */
export function NewTabLink({ children, ...link }: NewTabLinkProps) {
  const { t } = useTranslation('common');
  return (
    <a {...link} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> {t('newTab')}</span>
    </a>
  );
}

const NewTabButton = (props: NewTabLinkProps) => (
  <NewTabLink className={`${button.button} ${button.secondary}`} {...props} />
);

/** The address of a chat with the firm: a greeting in the page's language is filled in, and what the page is about. */
export function useChat(): Pick<NewTabLinkProps, 'href' | 'data-about'> {
  const { t } = useTranslation('common');
  const { about } = usePage();
  const greeting = t('whatsappGreeting');
  return { href: whatsappUrl(about ? `${greeting}\n${about}` : greeting), 'data-about': about };
}

/** The address of a page with the form, for a link that takes along what this page is about. */
export function useForm(path = '/contact'): { href: string; 'data-about': string | undefined } {
  const href = useHref();
  return { href: href(path), 'data-about': usePage().about };
}

/** Opens such a chat in a new tab, if the firm has one. */
export function WhatsAppLink({ children }: { children: string }) {
  const chat = useChat();
  return firm.whatsapp ? <NewTabButton {...chat}>{children}</NewTabButton> : null;
}

/** The chat's number, written out for those whose browser cannot open a chat. */
export function WhatsAppNumber() {
  const { t } = useTranslation('common');
  const chat = useChat();
  if (!whatsappNumber) return null;
  return (
    <NewTabLink {...chat}>
      {t('reach.whatsapp')} <span className="unbroken">{whatsappNumber}</span>
    </NewTabLink>
  );
}

/** Opens the firm's profile book (PDF) in the page's language in a new tab, if the firm has one. */
export function ProfileBookLink({ children }: { children: string }) {
  const locale = useLocale();
  if (!firm.profileYear) return null;
  return <NewTabButton href={profileBookPath(locale.id, isDefault(locale))}>{children}</NewTabButton>;
}

/** Link to the Malay privacy notice, labelled in Malay on every page. */
export function MalayNoticeLink() {
  return (
    <a className="tap" href={malayNotice.path} hrefLang={malayNotice.tag} lang={malayNotice.tag}>
      {title} ({malayNotice.language})
    </a>
  );
}

/** An office's address, line by line; marked as Malay, its language on every page. */
export function AddressLines({ office }: { office: Office }) {
  return addressLines(office).map((line) => (
    <span key={line} lang="ms">
      {line}
    </span>
  ));
}
