import { useTranslation } from 'react-i18next';
import { ContactText } from '../blocks/ContactText.tsx';
import { useLocale } from '../blocks/LocaleContext.ts';
import { AddressLines, NewTabLink, WhatsAppLink, WhatsAppNumber } from '../blocks/links.tsx';
import { firm } from '../core/firm/firm.ts';
import { mailUrl, telUrl } from '../core/firm/links.ts';
import { mapUrl, type Office, offices } from '../core/firm/offices.ts';
import { isDefault } from '../core/i18n/locales.ts';
import { EnquirySection } from '../form/EnquirySection.tsx';
import { pictures } from '../pictures/pictures.ts';
import { Picture } from '../ui/Picture.tsx';
import styles from './Contact.module.css';

/** The contact page: the form and where its message goes, next to the offices; then the notary and the chat. */
export function Contact() {
  const { t } = useTranslation(['contact', 'enquiry']);
  // In each language the fields are in the order of its first page.
  const layout = isDefault(useLocale()) ? 'contact' : 'language';
  return (
    <div className={`${styles.contact} page-width`}>
      <header className={styles.header}>
        <h1>{t('hero.title')}</h1>
        <p>{t('hero.intro')}</p>
        <p>
          <ContactText>{t('hero.urgent')}</ContactText>
        </p>
      </header>
      <section className={`${styles.form} ruled`} id="enquiry-section">
        <h2 id="enquiry-title">{t('enquiry:title')}</h2>
        <p>{t('reader')}</p>
        <EnquirySection layout={layout} begun={t('begun')} />
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
      <OtherWays />
    </div>
  );
}

/** The offices with their addresses and hours, laid out like a letterhead. */
function Letterhead() {
  const { t } = useTranslation(['contact', 'common']);
  return (
    <section className={`${styles.part} kept`}>
      <h2 id="offices">{t('offices.title')}</h2>
      <p className="phrase">{t('offices.hours')}</p>
      <p className="phrase">{t('common:spoken')}</p>
      <div className={`${styles.offices} cells`}>
        {offices.map((office) => (
          <OfficeCard key={office.id} office={office} />
        ))}
      </div>
    </section>
  );
}

/** Other contacts: the notary, and the chat, if the firm has them. */
function OtherWays() {
  const { t } = useTranslation('contact');
  const { notary, whatsapp } = firm;
  if (!notary && !whatsapp) return null;
  return (
    <div className={`${styles.ways} cells`}>
      {notary && (
        <section className={`${styles.part} ruled kept`}>
          <h2 id="notary">{t('notary.title')}</h2>
          <p>{t('notary.text')}</p>
          <a className={`${styles.line} tap`} href={telUrl(notary.phone)}>
            {t('notary.call')}
          </a>
        </section>
      )}
      {whatsapp && (
        <section className={`${styles.part} ruled screen-only`}>
          <h2 id="whatsapp">{t('whatsapp.title')}</h2>
          <p>{t('whatsapp.text')}</p>
          <address>
            <WhatsAppNumber />
          </address>
          <WhatsAppLink>{t('whatsapp.link')}</WhatsAppLink>
        </section>
      )}
    </div>
  );
}

function OfficeCard({ office }: { office: Office }) {
  const { t } = useTranslation(['contact', 'common']);
  const name = t(`common:offices.${office.id}.name`);
  return (
    <div className={styles.office}>
      <h3>{name}</h3>
      <address>
        <dl>
          <dt>{t('offices.address')}</dt>
          <dd>
            <AddressLines office={office} />
          </dd>
          <dt>{t('offices.phone')}</dt>
          <dd>
            <a href={telUrl(office.phone)}>{office.phone}</a>
          </dd>
          {office.fax && (
            <>
              <dt>{t('offices.fax')}</dt>
              <dd>{office.fax}</dd>
            </>
          )}
          <dt>{t('offices.email')}</dt>
          <dd>
            <a href={mailUrl(office.email)}>{office.email}</a>
          </dd>
        </dl>
      </address>
      <NewTabLink className={`${styles.line} tap screen-only`} href={mapUrl(office)}>
        {t('offices.map')}
        <span className="visually-hidden"> {name}</span>
      </NewTabLink>
    </div>
  );
}
