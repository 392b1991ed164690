import { useTranslation } from 'react-i18next';
import type { ServiceSlug } from '../firm/services.ts';
import { useHref } from '../i18n/LocaleContext.ts';
import { WhatsAppLink } from '../layout/WhatsAppLink.tsx';
import { servicePicture } from '../pictures/pictures.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { CallToAction } from '../ui/CallToAction.tsx';
import { Picture } from '../ui/Picture.tsx';
import { PlainList } from '../ui/PlainList.tsx';
import { Prose } from '../ui/Prose.tsx';
import { Section } from '../ui/Section.tsx';
import { Tags } from '../ui/Tags.tsx';
import styles from './ServicePage.module.css';

/** A practice area; the fourteen share this layout. */
export function ServicePage({ slug }: { slug: ServiceSlug }) {
  const { t } = useTranslation('service');
  const { t: text, i18n } = useTranslation(`services/${slug}`);
  const href = useHref();
  // Optional, and no bundle has it, so its type is not known.
  const practices: string[] = i18n.getResource(i18n.language, `services/${slug}`, 'practices') ?? [];
  return (
    <>
      <header className={styles.header}>
        <div className={styles.text}>
          <p className={styles.back}>
            <a href={href('/services')}>{t('back')}</a>
          </p>
          <h1>{text('title')}</h1>
          <p className={styles.subtitle}>{text('subtitle')}</p>
          <p className={styles.description}>{text('description')}</p>
        </div>
        <div className={styles.picture}>
          <Picture
            picture={servicePicture(slug)}
            alt={text('image.alt')}
            sizes="(width >= 60rem) 40rem, 100vw"
            priority
          />
        </div>
      </header>
      <Section id="overview" title={t('overview')} tone="band">
        <Prose paragraphs={text('overview', { returnObjects: true })} />
      </Section>
      <Section id="help" title={t('help')}>
        <PlainList items={text('help', { returnObjects: true })} />
      </Section>
      {practices.length > 0 && (
        <Section id="practices" title={t('practices')}>
          <Tags items={practices} />
        </Section>
      )}
      <CallToAction id="assistance" title={t('assistance.title')} text={t('assistance.text')}>
        <ButtonLink href={href('/contact')}>{t('assistance.schedule')}</ButtonLink>
        <WhatsAppLink>{t('assistance.whatsapp')}</WhatsAppLink>
      </CallToAction>
    </>
  );
}
