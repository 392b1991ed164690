import { useTranslation } from 'react-i18next';
import { useHref } from '../blocks/LocaleContext.ts';
import { firm } from '../core/firm/firm.ts';
import { telUrl } from '../core/firm/links.ts';
import { serviceSlugs } from '../core/firm/services.ts';
import { servicePicture } from '../pictures/pictures.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { PlainList } from '../ui/lists.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Picture } from '../ui/Picture.tsx';
import { CallToAction, Section } from '../ui/Section.tsx';
import styles from './Services.module.css';

/** How many of the cards' pictures load eagerly; the rest are lazy. */
const EAGER = 6;
/** How many of these get high priority: the first row. */
const ROW = 3;
/** How many training topics are listed; a note gives the number of the rest. */
const TOPICS_SHOWN = 6;

/** The practice areas, the firm's training, and its notarial services. */
export function Services() {
  const { t } = useTranslation('services');
  const href = useHref();
  return (
    <>
      <PageHeader title={t('title')} lead={t('intro')} />
      <Areas />
      <Training />
      <Notarial />
      <CallToAction id="next" title={t('cta.title')} text={t('cta.text')}>
        <ButtonLink href={href('/contact')}>{t('cta.schedule')}</ButtonLink>
      </CallToAction>
    </>
  );
}

function Areas() {
  const { t } = useTranslation(['services', 'common']);
  const href = useHref();
  return (
    <section className={styles.areas}>
      <h2 id="areas-title" className="visually-hidden">
        {t('areas.title')}
      </h2>
      <div className={`${styles.grid} page-width ruled`}>
        <ul>
          {serviceSlugs.map((slug, index) => {
            const { title, summary } = t(`areas.items.${slug}`, { returnObjects: true });
            return (
              <li key={slug} className={`${styles.card} beside`}>
                <Picture
                  picture={servicePicture(slug)}
                  alt=""
                  sizes="(min-width: 121rem) 30rem, (min-width: 60rem) 24rem, (min-width: 40rem) 50vw, 7rem"
                  eager={index < EAGER}
                  priority={index < ROW}
                />
                <div>
                  <h3>{title}</h3>
                  <p>{summary}</p>
                </div>
                <a className="whole screen-only" href={href(`/services/${slug}`)}>
                  <span aria-hidden="true">{t('areas.learnMore')}</span>
                  <span className="visually-hidden">{t('areas.learnMoreAbout', { area: title })}</span>
                </a>
              </li>
            );
          })}
        </ul>
        <div className={`${styles.unsure} large-line green screen-only`}>
          <p>{t('situations.text')}</p>
          <a href={href('/situations')}>{t('common:situations')}</a>
        </div>
      </div>
    </section>
  );
}

function Training() {
  const { t } = useTranslation('services');
  const topics = t('training.topics', { returnObjects: true });
  const rest = topics.length - TOPICS_SHOWN;
  if (topics.length === 0) return null;
  return (
    <Section id="training" title={t('training.title')} intro={t('training.intro')} tone="band">
      <PlainList items={topics.slice(0, TOPICS_SHOWN)} columns />
      {rest > 0 && <p className={`${styles.more} note`}>{t('training.more', { count: rest })}</p>}
    </Section>
  );
}

function Notarial() {
  const { t } = useTranslation('services');
  if (!firm.notary) return null;
  return (
    <Section id="notarial" title={t('notarial.title')} intro={t('notarial.intro')} kind="spread">
      <div className={`${styles.notarial} cells`}>
        <div>
          <h3>{t('notarial.benefits.title')}</h3>
          <PlainList items={t('notarial.benefits.items', { returnObjects: true })} />
          <a className={`${styles.call} tap`} href={telUrl(firm.notary.phone)}>
            {t('notarial.call')}
          </a>
        </div>
        <div>
          <h3>{t('notarial.documents.title')}</h3>
          <PlainList items={t('notarial.documents.items', { returnObjects: true })} />
        </div>
        <Picture
          picture={servicePicture('corporate-commercial')}
          alt=""
          sizes="(min-width: 60rem) 24rem, 100vw"
        />
      </div>
    </Section>
  );
}
