import { useTranslation } from 'react-i18next';
import { usePage } from '../blocks/LocaleContext.ts';
import {
  AddressLines,
  NewTabLink,
  PageLink,
  ProfileBookLink,
  WhatsAppLink,
  WhatsAppNumber,
} from '../blocks/links.tsx';
import { mailUrl, telUrl } from '../core/firm/links.ts';
import { headOffice, mapUrl } from '../core/firm/offices.ts';
import { pictures } from '../pictures/pictures.ts';
import { Actions } from '../ui/ButtonLink.tsx';
import { Picture } from '../ui/Picture.tsx';
import styles from './Footer.module.css';
import { useMainLinks } from './Header.tsx';

/** The footer of every page: head office and hours, navigation, chat and profile book. */
export function Footer() {
  const { t } = useTranslation('common');
  return (
    <footer className={`${styles.footer} green`}>
      {/* An ornament: the encaustic floor tiles seen in the pictures. */}
      <div className={`${styles.tiles} screen-only`} aria-hidden="true" />
      <div className={`${styles.inner} page-width`}>
        <section className={styles.visit}>
          <h2 id="visit" className="screen-only">
            {t('footer.visit')}
          </h2>
          <OfficeCard />
        </section>
        <SiteLinks />
        <div className={`${styles.picture} screen-only`}>
          <Picture
            picture={pictures.floor}
            alt={t('footer.imageAlt')}
            sizes="(min-width: 60rem) 26rem, 100vw"
          />
          <Actions>
            <WhatsAppLink>{t('footer.whatsapp')}</WhatsAppLink>
            <ProfileBookLink>{t('footer.profile')}</ProfileBookLink>
          </Actions>
        </div>
      </div>
      <LegalLine />
    </footer>
  );
}

function OfficeCard() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.office} data-page={usePage().url}>
      <h3 className="screen-only">{t(`offices.${headOffice.id}.name`)}</h3>
      <address>
        <AddressLines office={headOffice} />
        <a href={telUrl(headOffice.phone)}>{headOffice.phone}</a>
        <a href={mailUrl(headOffice.email)}>{headOffice.email}</a>
        <WhatsAppNumber />
      </address>
      <p className="note">{t('facts.hours')}</p>
      <p className="note">{t('spoken')}</p>
      <NewTabLink className="tap screen-only" href={mapUrl(headOffice)}>
        {t('footer.viewLocation')}
      </NewTabLink>
    </div>
  );
}

function SiteLinks() {
  const { t } = useTranslation('common');
  const links = [{ path: '/situations', name: t('situations') }, ...useMainLinks()];
  return (
    <nav className={`${styles.site} screen-only`} aria-label={t('footer.site')}>
      <ul>
        {links.map(({ path, name }) => (
          <li key={path}>
            <PageLink to={path}>{name}</PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function LegalLine() {
  const { t } = useTranslation('common');
  const links = [
    { path: '/disclaimer', name: t('footer.disclaimer') },
    { path: '/privacy-policy', name: t('footer.privacy') },
    { path: '/terms-of-service', name: t('footer.terms') },
  ];
  return (
    <div className={`${styles.legal} row page-width screen-only`}>
      <p>{t('footer.copyright')}</p>
      <nav aria-label={t('footer.legal')}>
        <ul className="row">
          {links.map(({ path, name }) => (
            <li key={path}>
              <PageLink to={path}>{name}</PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
