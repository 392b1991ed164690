import { useTranslation } from 'react-i18next';
import { profileBookPath } from '../core/firm/links.ts';
import { isDefault } from '../core/i18n/locales.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { useLocale } from './LocaleContext.ts';

/** Opens the firm's profile book (PDF) in the page's language in a new tab. */
export function ProfileBookLink({ children }: { children: string }) {
  const { t } = useTranslation('common');
  const locale = useLocale();
  return (
    <ButtonLink kind="secondary" href={profileBookPath(locale.id, isDefault(locale))} newTab={t('newTab')}>
      {children}
    </ButtonLink>
  );
}
