import { useTranslation } from 'react-i18next';
import { firm } from '../firm/firm.ts';
import { telUrl } from '../firm/links.ts';
import { useHref } from '../i18n/LocaleContext.ts';
import { pictures } from '../pictures/pictures.ts';
import { Actions } from '../ui/Actions.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Section } from '../ui/Section.tsx';
import { Testimonial } from '../ui/Testimonial.tsx';
import styles from './Home.module.css';

/** Every testimonial was given five stars. */
const RATING = 5;

/** The first page: who the firm is, what it does, since when, and how to begin. */
export function Home() {
  const { t } = useTranslation('home');
  const href = useHref();
  return (
    <>
      <Hero />
      <Highlights />
      <WaysIn />
      <Section id="testimonials" title={t('testimonials.title')} intro={t('testimonials.intro')} tone="band">
        <div className={styles.testimonials}>
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
      <Recognition />
      <Section id="philosophy" title={t('philosophy.title')} tone="band">
        <div className={styles.philosophy}>
          {t('philosophy.body', { returnObjects: true }).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Actions>
            <ButtonLink href={href('/contact')}>{t('philosophy.talk')}</ButtonLink>
            <ButtonLink href={href('/services')} kind="secondary">
              {t('philosophy.expertise')}
            </ButtonLink>
          </Actions>
        </div>
      </Section>
    </>
  );
}

function Hero() {
  const { t } = useTranslation('home');
  const href = useHref();
  return (
    <div className={styles.hero}>
      <div className={styles.heroText}>
        <p className={styles.eyebrow}>{t('hero.eyebrow')}</p>
        <h1>{t('hero.title')}</h1>
        <p className={styles.lead}>{t('hero.lead')}</p>
        <Actions>
          <ButtonLink href={href('/contact')}>{t('hero.schedule')}</ButtonLink>
          <ButtonLink href={href('/services')} kind="secondary">
            {t('hero.explore')}
          </ButtonLink>
        </Actions>
        <p className={styles.phone}>
          <a href={telUrl(firm.phone)}>{firm.phone}</a>
        </p>
      </div>
      <div className={styles.heroPicture}>
        <Picture
          picture={pictures.office}
          alt={t('hero.imageAlt')}
          sizes="(width >= 60rem) 58vw, 100vw"
          priority
        />
      </div>
    </div>
  );
}

function Highlights() {
  const { t } = useTranslation('home');
  return (
    <Section id="highlights" title={t('highlights.title')} hiddenTitle>
      <ul className={styles.highlights}>
        {t('highlights.items', { returnObjects: true }).map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
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
    <Section id="help" title={t('help.title')} intro={t('help.intro')}>
      <ol className={styles.ways}>
        {ways.map(({ title, text, link, path }) => (
          <li key={path}>
            <h3>{title}</h3>
            <p>{text}</p>
            <a href={href(path)}>{link}</a>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Recognition() {
  const { t } = useTranslation('home');
  return (
    <Section id="recognition" title={t('recognition.title')} intro={t('recognition.intro')}>
      <ul className={styles.awards}>
        {t('recognition.items', { returnObjects: true }).map(({ title, year, description }) => (
          <li key={title}>
            <p className={styles.year}>{year}</p>
            <div>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
