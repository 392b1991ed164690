import { useTranslation } from 'react-i18next';
import { firm } from '../core/firm/firm.ts';
import { mailUrl, telUrl } from '../core/firm/links.ts';
import { mapUrl, type Office, offices } from '../core/firm/offices.ts';
import styles from './Letterhead.module.css';
import { AddressLines, WhatsAppLink } from './links.tsx';

/** The offices with their addresses and hours, laid out like a letterhead. */
export function Letterhead() {
  const { t } = useTranslation('contact');
  const { t: common } = useTranslation('common');
  return (
    <section className={styles.part} aria-labelledby="offices">
      <h2 id="offices">{t('offices.title')}</h2>
      <p className="phrase">{t('offices.hours')}</p>
      <p className="phrase">{common('spoken')}</p>
      {offices.map((office) => (
        <OfficeCard key={office.id} office={office} />
      ))}
    </section>
  );
}

/** Other contacts: the notary, and the chat. */
export function OtherWays() {
  const { t } = useTranslation('contact');
  return (
    <>
      <section className={styles.part} aria-labelledby="notary">
        <h2 id="notary">{t('notary.title')}</h2>
        <p className="phrase">{t('notary.text')}</p>
        <a className={`${styles.line} tap`} href={telUrl(firm.notary.phone)}>
          {t('notary.call')}
        </a>
      </section>
      <section className={styles.part} aria-labelledby="whatsapp">
        <h2 id="whatsapp">{t('whatsapp.title')}</h2>
        <p className="phrase">{t('whatsapp.text')}</p>
        <WhatsAppLink>{t('whatsapp.link')}</WhatsAppLink>
      </section>
    </>
  );
}

function OfficeCard({ office }: { office: Office }) {
  const { t } = useTranslation('contact');
  const { t: common } = useTranslation('common');
  const name = common(`offices.${office.id}.name`);
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
      <a className={`${styles.line} tap`} href={mapUrl(office)} target="_blank" rel="noopener">
        {t('offices.map')}
        <span className="visually-hidden">
          {' '}
          {name} {common('newTab')}
        </span>
      </a>
    </div>
  );
}
