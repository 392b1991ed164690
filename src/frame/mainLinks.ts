import { useTranslation } from 'react-i18next';
import { useHref } from '../blocks/LocaleContext.ts';

/** The main links of header and footer: `path` is without the language, `href` with it. */
export function useMainLinks(): { path: string; href: string; name: string }[] {
  const { t } = useTranslation('common');
  const href = useHref();
  const links = [
    { path: '/', name: t('nav.home') },
    { path: '/lawyers', name: t('nav.lawyers') },
    { path: '/services', name: t('nav.services') },
    { path: '/history', name: t('nav.history') },
    { path: '/faq', name: t('nav.faq') },
    { path: '/contact', name: t('nav.contact') },
  ];
  return links.map((link) => ({ ...link, href: href(link.path) }));
}
