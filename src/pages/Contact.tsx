import { useTranslation } from 'react-i18next';
import { Letterhead, OtherWays } from '../blocks/Letterhead.tsx';
import { PartnerVoice } from '../blocks/Partners.tsx';
import { managingPartner } from '../core/firm/lawyers.ts';
import { EnquirySection } from '../form/EnquirySection.tsx';
import { pictures } from '../pictures/pictures.ts';
import { Picture } from '../ui/Picture.tsx';
import styles from './Contact.module.css';

/** The contact page: the form and who reads it, next to the offices; then the notary and the chat. */
export function Contact() {
  const { t } = useTranslation('contact');
  const { t: form } = useTranslation('enquiry');
  return (
    <div className={`${styles.contact} page-width`}>
      <header className={styles.header}>
        <h1>{t('hero.title')}</h1>
        <p>{t('hero.intro')}</p>
        <p>{t('hero.urgent')}</p>
      </header>
      <section className={styles.form} id="enquiry-section" aria-labelledby="enquiry-title">
        <h2 id="enquiry-title">{form('title')}</h2>
        <PartnerVoice id={managingPartner.id} words={t('reader')} />
        <EnquirySection variant="contact" />
      </section>
      <div className={styles.aside}>
        <Picture
          picture={pictures.desk}
          alt={t('hero.imageAlt')}
          sizes="(min-width: 60rem) 30rem, 100vw"
          priority
        />
        <Letterhead />
      </div>
      <div className={`${styles.ways} cells`}>
        <OtherWays />
      </div>
    </div>
  );
}
