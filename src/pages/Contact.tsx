import { useTranslation } from 'react-i18next';
import { EnquirySection } from '../enquiry/EnquirySection.tsx';
import { firm } from '../firm/firm.ts';
import { mailUrl, telUrl } from '../firm/links.ts';
import { addressLines, mapUrl, type Office, offices } from '../firm/offices.ts';
import { WhatsAppLink } from '../layout/WhatsAppLink.tsx';
import { pictures } from '../pictures/pictures.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Prose } from '../ui/Prose.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './Contact.module.css';

/** The offices, the notary, the form, the chat. */
export function Contact() {
  const { t } = useTranslation('contact');
  const { t: form } = useTranslation('enquiry');
  return (
    <>
      <PageHeader
        title={t('hero.title')}
        picture={
          <Picture
            picture={pictures.desk}
            alt={t('hero.imageAlt')}
            sizes="(width >= 60rem) 30rem, 100vw"
            eager
          />
        }
      >
        <p>{t('hero.intro')}</p>
        <p>
          <a href="#enquiry-section">{form('title')}</a>
        </p>
      </PageHeader>
      <Section id="offices" title={t('offices.title')} tone="band">
        <div className={styles.offices}>
          {offices.map((office) => (
            <OfficeCard key={office.id} office={office} />
          ))}
        </div>
      </Section>
      <Section id="enquiry-section" title={form('title')} intro={form('required')}>
        <EnquirySection variant="contact" />
      </Section>
      <Section id="notary" title={t('notary.title')} tone="band">
        <Prose paragraphs={[t('notary.text')]}>
          <a className={styles.line} href={telUrl(firm.notary.phone)}>
            {t('notary.call')}
          </a>
        </Prose>
      </Section>
      <Section id="whatsapp" title={t('whatsapp.title')}>
        <Prose paragraphs={[t('whatsapp.text')]}>
          <WhatsAppLink>{t('whatsapp.link')}</WhatsAppLink>
        </Prose>
      </Section>
    </>
  );
}

function OfficeCard({ office }: { office: Office }) {
  const { t } = useTranslation('contact');
  const { t: common } = useTranslation('common');
  return (
    <div className={styles.office}>
      <h3>{common(`offices.${office.id}.name`)}</h3>
      <address>
        <dl>
          <dt>{t('offices.address')}</dt>
          <dd lang="ms">
            {addressLines(office).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </dd>
          <dt>{t('offices.phone')}</dt>
          <dd>
            <a href={telUrl(office.phone)}>{office.phone}</a>
          </dd>
          <dt>{t('offices.fax')}</dt>
          <dd>{office.fax}</dd>
          <dt>{t('offices.email')}</dt>
          <dd>
            <a href={mailUrl(office.email)}>{office.email}</a>
          </dd>
        </dl>
      </address>
      <a className={styles.line} href={mapUrl(office)} target="_blank" rel="noopener">
        {t('offices.map')}
        <span className="visually-hidden">
          {' '}
          {common(`offices.${office.id}.name`)} {common('newTab')}
        </span>
      </a>
    </div>
  );
}
