import { useTranslation } from 'react-i18next';
import { EnquirySection } from '../enquiry/EnquirySection.tsx';
import { mailUrl, telUrl } from '../firm/links.ts';
import { addressLines, mapUrl, offices } from '../firm/offices.ts';
import { serviceSlugs } from '../firm/services.ts';
import { useHref } from '../i18n/LocaleContext.ts';
import { ProfileBookLink } from '../layout/ProfileBookLink.tsx';
import { WhatsAppLink } from '../layout/WhatsAppLink.tsx';
import { pictures } from '../pictures/pictures.ts';
import { Actions } from '../ui/Actions.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Prose } from '../ui/Prose.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './LanguagePage.module.css';

/** Where the fifteen areas of the list are told of at length: the fourteen services, then notarial services. */
const AREAS = [...serviceSlugs.map((slug) => `/services/${slug}`), '/services#notarial'];

/** The home page of a language other than the default one: the whole firm on one page. */
export function LanguagePage() {
  const { t } = useTranslation('language');
  const href = useHref();
  return (
    <>
      <div className={styles.header}>
        <div className={styles.picture}>
          <Picture
            picture={pictures.desk}
            alt={t('imageAlt')}
            sizes="(width >= 60rem) 50vw, 100vw"
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
            <ProfileBookLink>{t('download')}</ProfileBookLink>
          </Actions>
        </div>
      </div>
      <Section id="history" title={t('history.title')}>
        <Prose paragraphs={t('history.body', { returnObjects: true })} />
      </Section>
      <Section id="areas" title={t('areas.title')} intro={t('areas.intro')} tone="band">
        <ol className={styles.areas}>
          {t('areas.items', { returnObjects: true }).map((area, index) => (
            <li key={area}>
              <a href={href(AREAS[index] ?? '/services')}>{area}</a>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="enquiry-section" title={t('form.title')} intro={t('form.intro')}>
        <EnquirySection variant="language" />
      </Section>
      <OfficeSection />
    </>
  );
}

function OfficeSection() {
  const { t } = useTranslation('language');
  const { t: common } = useTranslation('common');
  const href = useHref();
  const [ipoh] = offices;
  return (
    <Section id="office" title={t('office.title')} intro={t('office.intro')} tone="band">
      <h3 className={styles.officeName}>{common('offices.ipoh.name')}</h3>
      <address className={styles.office}>
        {addressLines(ipoh).map((line) => (
          <span key={line} lang="ms">
            {line}
          </span>
        ))}
        <a href={telUrl(ipoh.phone)}>{ipoh.phone}</a>
        <a href={mailUrl(ipoh.email)}>{ipoh.email}</a>
        <a href={mapUrl(ipoh)} target="_blank" rel="noopener">
          {t('office.map')}
          <span className="visually-hidden"> {common('newTab')}</span>
        </a>
        <a href={href('/contact')}>{common('nav.contact')}</a>
      </address>
    </Section>
  );
}
