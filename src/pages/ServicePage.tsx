import { useTranslation } from 'react-i18next';
import { useHref } from '../blocks/LocaleContext.ts';
import { PhoneLine, WhatsAppLink } from '../blocks/links.tsx';
import { type ServiceSlug, serviceOf } from '../core/firm/services.ts';
import { servicePicture } from '../pictures/pictures.ts';
import { Actions, ButtonLink } from '../ui/ButtonLink.tsx';
import { PlainList, Tags, TitledList } from '../ui/lists.tsx';
import { BAND_SIZES, PageHeader } from '../ui/PageHeader.tsx';
import { Picture } from '../ui/Picture.tsx';
import { CallToAction, Section } from '../ui/Section.tsx';
import { ServiceFirst, ServiceLimits } from './ServiceFirst.tsx';
import styles from './ServicePage.module.css';

/** The page of a practice area. Urgent matters and time limits come first. */
export function ServicePage({ slug }: { slug: ServiceSlug }) {
  const { t } = useTranslation('service');
  const { t: text, i18n } = useTranslation(`services/${slug}`);
  const href = useHref();
  // An optional key that no bundle has yet, so the generated types do not know it.
  const practices: string[] = i18n.getResource(i18n.language, `services/${slug}`, 'practices') ?? [];
  return (
    <>
      <Top slug={slug} />
      <ServiceFirst slug={slug} />
      <ServiceLimits slug={slug} />
      <Section id="overview" title={t('overview')} tone="band">
        <TitledList items={text('overview', { returnObjects: true })} className={styles.overview} />
      </Section>
      <Section id="help" title={t('help')}>
        <PlainList items={text('help', { returnObjects: true })} columns />
      </Section>
      {practices.length > 0 && (
        <Section id="practices" title={t('practices')}>
          <Tags items={practices} />
        </Section>
      )}
      <Near slug={slug} />
      <CallToAction id="assistance" title={t('assistance.title')} text={t('assistance.text')}>
        <ButtonLink href={href('/contact')}>{t('assistance.schedule')}</ButtonLink>
        <WhatsAppLink>{t('assistance.whatsapp')}</WhatsAppLink>
      </CallToAction>
    </>
  );
}

function Top({ slug }: { slug: ServiceSlug }) {
  const { t } = useTranslation('service');
  const { t: text } = useTranslation(`services/${slug}`);
  const href = useHref();
  return (
    <PageHeader
      eyebrow={
        <a className="tap" href={href('/services')}>
          {t('back')}
        </a>
      }
      title={text('title')}
      subtitle={text('subtitle')}
      picture={<Picture picture={servicePicture(slug)} alt={text('image.alt')} sizes={BAND_SIZES} priority />}
      actions={
        <>
          <Actions>
            <ButtonLink href={href('/contact')}>{t('assistance.schedule')}</ButtonLink>
          </Actions>
          <PhoneLine />
        </>
      }
    >
      <p>{text('description')}</p>
    </PageHeader>
  );
}

/** Links to related areas and, for visitors on the wrong page, to the situations. */
function Near({ slug }: { slug: ServiceSlug }) {
  const { t } = useTranslation('service');
  const { t: services } = useTranslation('services');
  const { t: common } = useTranslation('common');
  const href = useHref();
  return (
    <Section id="near" title={t('neighbours.title')}>
      <ul className={styles.near}>
        {serviceOf(slug).near.map((near) => (
          <li key={near}>
            <Picture picture={servicePicture(near)} alt="" sizes="(min-width: 60rem) 24rem, 46vw" />
            <a className="whole" href={href(`/services/${near}`)}>
              {services(`areas.items.${near}.title`)}
            </a>
          </li>
        ))}
      </ul>
      <p>
        {t('situations.text')} <a href={href('/situations')}>{common('situations')}</a>
      </p>
    </Section>
  );
}
