import { useTranslation } from 'react-i18next';
import { whatsappUrl } from '../core/firm/links.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';

/** Opens a chat with the firm in a new tab, with a greeting in the page's language filled in. */
export function WhatsAppLink({ children }: { children: string }) {
  const { t } = useTranslation('common');
  return (
    <ButtonLink kind="secondary" href={whatsappUrl(t('whatsappGreeting'))} newTab={t('newTab')}>
      {children}
    </ButtonLink>
  );
}
