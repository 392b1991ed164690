import { useTranslation } from 'react-i18next';
import { mailUrl, telUrl } from '../firm/links.ts';
import { addressLines, mapUrl, offices } from '../firm/offices.ts';
import { useHref } from '../i18n/LocaleContext.ts';
import { pictures } from '../pictures/pictures.ts';
import { Actions } from '../ui/Actions.tsx';
import { Picture } from '../ui/Picture.tsx';
import styles from './Footer.module.css';
import { ProfileBookLink } from './ProfileBookLink.tsx';
import { WhatsAppLink } from './WhatsAppLink.tsx';

/** The end of every page: the Ipoh office, chat and profile, the legal pages. */
export function Footer() {
  const { t } = useTranslation('common');
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <section aria-labelledby="visit" className={styles.visit}>
          <h2 id="visit">{t('footer.visit')}</h2>
          <OfficeCard />
          <Actions>
            <WhatsAppLink>{t('footer.whatsapp')}</WhatsAppLink>
            <ProfileBookLink>{t('footer.profile')}</ProfileBookLink>
          </Actions>
        </section>
        <div className={styles.picture}>
          <Picture
            picture={pictures.portrait}
            alt={t('footer.imageAlt')}
            sizes="(width >= 60rem) 26rem, 100vw"
          />
        </div>
      </div>
      <LegalLine />
    </footer>
  );
}

function OfficeCard() {
  const { t } = useTranslation('common');
  const [ipoh] = offices;
  return (
    <div className={styles.office}>
      <h3>{t('offices.ipoh.heading')}</h3>
      <address>
        {addressLines(ipoh).map((line) => (
          <span key={line} lang="ms" className={styles.line}>
            {line}
          </span>
        ))}
        <a href={telUrl(ipoh.phone)}>{ipoh.phone}</a>
        <a href={mailUrl(ipoh.email)}>{ipoh.email}</a>
      </address>
      <a href={mapUrl(ipoh)} target="_blank" rel="noopener">
        {t('footer.viewLocation')}
        <span className="visually-hidden"> {t('newTab')}</span>
      </a>
    </div>
  );
}

function LegalLine() {
  const { t } = useTranslation('common');
  const href = useHref();
  return (
    <div className={styles.legal}>
      <p>{t('footer.copyright')}</p>
      <nav aria-label={t('footer.legal')}>
        <ul>
          <li>
            <a href={href('/disclaimer')}>{t('footer.disclaimer')}</a>
          </li>
          <li>
            <a href={href('/privacy-policy')}>{t('footer.privacy')}</a>
          </li>
          <li>
            <a href={href('/terms-of-service')}>{t('footer.terms')}</a>
          </li>
        </ul>
      </nav>
    </div>
  );
}
