import { useTranslation } from 'react-i18next';
import { FirstSituations } from '../blocks/FirstSituations.tsx';
import { useHref } from '../blocks/LocaleContext.ts';
import { PhoneLine } from '../blocks/links.tsx';
import { PartnersBand } from '../blocks/PartnerRows.tsx';
import { pictures } from '../pictures/pictures.ts';
import { Actions, ButtonLink } from '../ui/ButtonLink.tsx';
import { TitledList } from '../ui/lists.tsx';
import { BAND_SIZES, PageHeader } from '../ui/PageHeader.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Section } from '../ui/Section.tsx';
import { Testimonial } from '../ui/Testimonial.tsx';
import styles from './Home.module.css';
import { HomeAreas } from './HomeAreas.tsx';
import { HomePhilosophy } from './HomePhilosophy.tsx';

/** Every testimonial was given five stars. */
const RATING = 5;

/** The home page in the default language: the firm, its work, its history, and how to get in touch. */
export function Home() {
  return (
    <>
      <Top />
      <FirstSituations />
      <WaysIn />
      <PartnersBand />
      <HomeAreas />
      <Testimonials />
      <Highlights />
      <Recognition />
      <HomePhilosophy />
    </>
  );
}

/** The first screen: headline, main actions and the picture of the office. */
function Top() {
  const { t } = useTranslation('home');
  const href = useHref();
  return (
    <PageHeader
      eyebrow={t('hero.eyebrow')}
      title={t('hero.title')}
      picture={<Picture picture={pictures.office} alt={t('hero.imageAlt')} sizes={BAND_SIZES} priority />}
      actions={
        <>
          <Actions>
            <ButtonLink href={href('/contact')}>{t('hero.schedule')}</ButtonLink>
            <ButtonLink href={href('/services')} kind="secondary">
              {t('hero.explore')}
            </ButtonLink>
          </Actions>
          <PhoneLine />
        </>
      }
    >
      <p>{t('hero.lead')}</p>
    </PageHeader>
  );
}

function Highlights() {
  const { t } = useTranslation('home');
  return (
    <Section id="highlights" title={t('highlights.title')} hiddenTitle>
      <TitledList items={t('highlights.items', { returnObjects: true })} className={styles.three} />
    </Section>
  );
}

function WaysIn() {
  const { t } = useTranslation('home');
  const href = useHref();
  const ways = [
    { ...t('help.cards.lawyers', { returnObjects: true }), path: '/lawyers' },
    { ...t('help.cards.services', { returnObjects: true }), path: '/services' },
    { ...t('help.cards.consultation', { returnObjects: true }), path: '/contact' },
  ];
  return (
    <Section id="help" title={t('help.title')} intro={t('help.intro')} kind="spread">
      <ul className={`${styles.three} ${styles.ways}`}>
        {ways.map(({ title, text, link, path }) => (
          <li key={path}>
            <h3>{title}</h3>
            <p>{text}</p>
            <a className="whole" href={href(path)}>
              {link}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Testimonials() {
  const { t } = useTranslation('home');
  return (
    <Section
      id="testimonials"
      title={t('testimonials.title')}
      intro={t('testimonials.intro')}
      kind="spread"
      tone="band"
    >
      <div className={styles.three}>
        {t('testimonials.items', { returnObjects: true }).map((item) => (
          <Testimonial
            key={item.author}
            {...item}
            stars={RATING}
            rating={t('testimonials.rating', { rating: RATING })}
          />
        ))}
      </div>
    </Section>
  );
}

function Recognition() {
  const { t } = useTranslation('home');
  return (
    <Section id="recognition" title={t('recognition.title')} intro={t('recognition.intro')}>
      <ul className={styles.rows}>
        {t('recognition.items', { returnObjects: true }).map(({ title, year, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className={styles.year}>{year}</p>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
