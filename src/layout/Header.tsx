import { Menu, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { firm } from '../firm/firm.ts';
import { alternates } from '../i18n/alternates.ts';
import { useHref, useLocale, usePath } from '../i18n/LocaleContext.ts';
import styles from './Header.module.css';

const MENU = 'menu';

/** The band at the top that stays: the firm's name, the main links, the languages. */
export function Header() {
  const { t } = useTranslation('common');
  const href = useHref();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.brand} href={href('/')}>
          <span className={styles.name}>{firm.name}</span>{' '}
          <span className={styles.descriptor}>{t('header.descriptor')}</span>{' '}
          <span className="visually-hidden">{t('nav.home')}</span>
        </a>
        <button type="button" className={styles.menuButton} popoverTarget={MENU}>
          <Menu aria-hidden="true" />
          <span className="visually-hidden">{t('header.openMenu')}</span>
        </button>
        <div className={styles.wide}>
          <Links />
          <Languages />
        </div>
      </div>
      <div id={MENU} popover="auto" className={styles.menu}>
        <button
          type="button"
          className={styles.menuButton}
          popoverTarget={MENU}
          popoverTargetAction="hide"
          // biome-ignore lint/a11y/noAutofocus: focus moves only when the visitor opens the menu, which covers its button
          autoFocus
        >
          <X aria-hidden="true" />
          <span className="visually-hidden">{t('header.closeMenu')}</span>
        </button>
        <Links />
        <Languages />
      </div>
    </header>
  );
}

function Links() {
  const { t } = useTranslation('common');
  const href = useHref();
  const here = usePath();
  const links = [
    { path: '/', name: t('nav.home') },
    { path: '/lawyers', name: t('nav.lawyers') },
    { path: '/services', name: t('nav.services') },
    { path: '/history', name: t('nav.history') },
    { path: '/faq', name: t('nav.faq') },
    { path: '/contact', name: t('nav.contact') },
  ];
  return (
    <nav aria-label={t('header.navigation')}>
      <ul className={styles.links}>
        {links.map(({ path, name }) => (
          <li key={path}>
            <NavLink to={href(path)} end={path === '/'} aria-current={path === here ? 'page' : 'true'}>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Languages() {
  const { t } = useTranslation('common');
  const current = useLocale();
  return (
    <nav aria-label={t('header.languages')}>
      <ul className={`${styles.links} ${styles.languages}`}>
        {alternates(usePath()).map(({ locale, path }) => (
          <li key={locale.id}>
            <a
              href={path}
              lang={locale.tag}
              hrefLang={locale.tag}
              aria-current={locale.id === current.id ? 'true' : undefined}
            >
              {locale.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
