import { useTranslation } from 'react-i18next';
import { WhatsAppLink } from '../blocks/WhatsAppLink.tsx';
import { telUrl } from '../core/firm/links.ts';
import { headOffice } from '../core/firm/offices.ts';
import { pictures } from '../pictures/pictures.ts';
import { Actions } from '../ui/Actions.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Picture } from '../ui/Picture.tsx';
import styles from './LanguageHero.module.css';

/** The first screen of a language page: headline, ways to get in touch, and a desk. */
export function LanguageHero() {
  const { t } = useTranslation('language');
  return (
    <div className={styles.header}>
      <div className={styles.picture}>
        <Picture
          picture={pictures.desk}
          alt={t('imageAlt')}
          sizes="(min-width: 60rem) max(50vw, 75rem), 100vw"
          priority
        />
      </div>
      <div className={styles.text}>
        <p className={styles.badge}>{t('badge')}</p>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <Actions>
          <ButtonLink href="#enquiry-section">{t('form.title')}</ButtonLink>
          <WhatsAppLink>{t('whatsapp')}</WhatsAppLink>
        </Actions>
        <p className={styles.next}>
          <a href={telUrl(headOffice.phone)}>{headOffice.phone}</a>
        </p>
      </div>
    </div>
  );
}
