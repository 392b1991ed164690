import { path as outline, viewBox } from 'virtual:wordmark';
import { useTranslation } from 'react-i18next';
import { useHref, usePage } from '../blocks/LocaleContext.ts';
import { firm } from '../core/firm/firm.ts';
import { telUrl } from '../core/firm/links.ts';
import { alternates } from '../core/i18n/localizedPath.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './Header.module.css';

const MENU = 'menu';
const WORDMARK = 'wordmark';

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

/**
 * The firm's name as it is drawn, in the text colour; the menu reuses the header's. `overflow` keeps the round letters whole where
 * the box ends between two pixels.
 */
function Wordmark({ again }: { again?: boolean }) {
  return (
    <svg viewBox={viewBox} overflow="visible" fill="currentcolor" aria-hidden="true">
      {again ? <use href={`#${WORDMARK}`} /> : <path id={WORDMARK} d={outline} />}
    </svg>
  );
}

function Menu() {
  const { t } = useTranslation('common');
  const { path } = usePage();
  const href = useHref();
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
      {/* For visitors who know what has happened to them but not which field of law it is. */}
      <a
        className={`${styles.situations} tap`}
        href={href('/situations')}
        aria-current={current('/situations', path)}
      >
        {t('situations')}
      </a>
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

function Links() {
  const { t } = useTranslation('common');
  const { path: here } = usePage();
  const href = useHref();
  return (
    <nav aria-label={t('header.navigation')}>
      <ul className={styles.links}>
        {useMainLinks().map(({ path, name }) => (
          <li key={path}>
            <a href={href(path)} aria-current={current(path, here)}>
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
  const { locale: current, path = '/' } = usePage();
  return (
    <nav aria-label={t('header.languages')}>
      <ul className={`${styles.links} ${styles.languages}`}>
        {alternates(path).map(({ locale, path }) => (
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

/** The main links of header and footer. */
export function useMainLinks(): { path: string; name: string }[] {
  const { t } = useTranslation('common');
  return [
    { path: '/', name: t('nav.home') },
    { path: '/lawyers', name: t('nav.lawyers') },
    { path: '/services', name: t('nav.services') },
    { path: '/history', name: t('nav.history') },
    { path: '/faq', name: t('nav.faq') },
    { path: '/contact', name: t('nav.contact') },
  ];
}
