import { useTranslation } from 'react-i18next';
import { useHref, useLocale, usePath } from '../blocks/LocaleContext.ts';
import { firm } from '../core/firm/firm.ts';
import { telUrl } from '../core/firm/links.ts';
import { alternates } from '../core/i18n/localizedPath.ts';
import { Icon } from '../ui/Icon.tsx';
import { Wordmark } from '../ui/Wordmark.tsx';
import styles from './Header.module.css';

const MENU = 'menu';

/** The sticky header: the firm's name, main links, languages. */
export function Header() {
  const { t } = useTranslation('common');
  const href = useHref();
  return (
    <header className={`${styles.header} green`}>
      <div className={`${styles.bar} page-width`}>
        <a className={styles.brand} href={href('/')}>
          <Wordmark />
          <span className="visually-hidden">{firm.name}</span>{' '}
          <span className={styles.descriptor}>{t('header.descriptor')}</span>{' '}
          <span className="visually-hidden">{t('nav.home')}</span>
        </a>
        <button type="button" className={`${styles.menuButton} screen-only`} popoverTarget={MENU}>
          <Icon name="menu" />
          <span className="visually-hidden">{t('header.openMenu')}</span>
        </button>
        <Menu />
      </div>
    </header>
  );
}

function Menu() {
  const { t } = useTranslation('common');
  return (
    <div id={MENU} popover="auto" className={`${styles.menu} screen-only`}>
      <div className={styles.menuTop}>
        <div className={styles.brand} aria-hidden="true">
          <Wordmark again />
          <span className={styles.descriptor}>{t('header.descriptor')}</span>
        </div>
        <button
          type="button"
          className={styles.menuButton}
          popoverTarget={MENU}
          popoverTargetAction="hide"
          // biome-ignore lint/a11y/noAutofocus: focus moves only when the visitor opens the menu, which covers its button
          autoFocus
        >
          <Icon name="close" />
          <span className="visually-hidden">{t('header.closeMenu')}</span>
        </button>
      </div>
      <SituationsLink />
      <div className={styles.reach}>
        <a className="tap" href={telUrl(firm.phone)}>
          {t('call')}
        </a>
        <p className="note">{t('facts.hours')}</p>
        <p className="note">{t('spoken')}</p>
      </div>
      <Links />
      <Languages />
    </div>
  );
}

/** Link to the situations, for visitors who know what has happened to them but not which field of law it is. */
function SituationsLink() {
  const { t } = useTranslation('common');
  const href = useHref();
  return (
    <a
      className={`${styles.situations} tap`}
      href={href('/situations')}
      aria-current={current('/situations', usePath())}
    >
      {t('situations')}
    </a>
  );
}

function Links() {
  const { t } = useTranslation('common');
  const here = usePath();
  return (
    <nav aria-label={t('header.navigation')}>
      <ul className={styles.links}>
        {useMainLinks().map(({ path, href, name }) => (
          <li key={path}>
            <a href={href} aria-current={current(path, here)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The value of `aria-current`: the link leads to this page, or to the section it belongs to. */
function current(path: string, here: string | undefined): 'page' | 'true' | undefined {
  if (path === here) return 'page';
  return path !== '/' && here?.startsWith(`${path}/`) ? 'true' : undefined;
}

function Languages() {
  const { t } = useTranslation('common');
  const current = useLocale();
  return (
    <nav aria-label={t('header.languages')}>
      <ul className={`${styles.links} ${styles.languages}`}>
        {alternates(usePath() ?? '/').map(({ locale, path }) => (
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
