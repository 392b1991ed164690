import { useTranslation } from 'react-i18next';
import { FirstSituations } from '../blocks/FirstSituations.tsx';
import { useHref } from '../blocks/LocaleContext.ts';
import { PageLink, TopActions } from '../blocks/links.tsx';
import { PartnersBand } from '../blocks/Partners.tsx';
import { firm } from '../core/firm/firm.ts';
import type { ServiceSlug } from '../core/firm/services.ts';
import { optionalPart } from '../core/i18n/createI18n.ts';
import { pictures, servicePicture } from '../pictures/pictures.ts';
import { Actions, ButtonLink } from '../ui/ButtonLink.tsx';
import { cellsFor, Figures, Testimonial, Timeline } from '../ui/lists.tsx';
import { OfficePicture, PageHeader } from '../ui/PageHeader.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './Home.module.css';

/** Every testimonial was given five stars. */
const RATING = 5;

/** The most requested practice areas, the first one large. */
const SHOWN: readonly ServiceSlug[] = [
  'real-estate-conveyancing',
  'family-law',
  'employment',
  'criminal-law',
  'trust-estates',
  'debt-recovery',
];

/** The home page in the default language: the firm, its work, its history, and how to get in touch. */
export function Home() {
  return (
    <>
      <Top />
      <FirstSituations />
      <Highlights />
      <WaysIn />
      <PartnersBand />
      <Areas />
      <Testimonials />
      <Recognition />
      <Philosophy />
    </>
  );
}

function Top() {
  const { t } = useTranslation('home');
  const href = useHref();
  return (
    <PageHeader
      eyebrow={t('hero.eyebrow')}
      title={t('hero.title')}
      lead={t('hero.lead')}
      picture={<OfficePicture alt={t('hero.imageAlt')} />}
      actions={
        <TopActions>
          <ButtonLink href={href('/contact')}>{t('hero.schedule')}</ButtonLink>
          <ButtonLink href={href('/services')} kind="secondary">
            {t('hero.explore')}
          </ButtonLink>
        </TopActions>
      }
    />
  );
}

/** How old, how experienced and how near the firm is, in a strip. */
function Highlights() {
  const { t } = useTranslation(['home', 'common']);
  const items = [
    { value: String(firm.founded), label: t('highlights.founded') },
    { value: `${firm.combinedYears}+`, label: t('highlights.years') },
    { value: t('common:facts.towns'), label: t('highlights.towns') },
  ];
  return (
    <section className={`${styles.highlights} green`} id="highlights">
      <div className="page-width">
        <h2 id="highlights-title" className="visually-hidden">
          {t('highlights.title')}
        </h2>
        <Figures items={items} />
      </div>
    </section>
  );
}

function WaysIn() {
  const { t } = useTranslation('home');
  const ways = [
    { ...t('help.cards.lawyers', { returnObjects: true }), path: '/lawyers' },
    { ...t('help.cards.services', { returnObjects: true }), path: '/services' },
    { ...t('help.cards.consultation', { returnObjects: true }), path: '/contact' },
  ];
  return (
    <Section id="help" title={t('help.title')} kind="spread">
      <ul className={`${styles.ways} cells`}>
        {ways.map(({ title, link, path }) => (
          <li key={path} className="row">
            <h3>{title}</h3>
            <PageLink to={path} className="whole screen-only">
              {link}
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Some practice areas, each with its still life, and a link to all of them. */
function Areas() {
  const { t } = useTranslation(['services', 'home']);
  return (
    <Section id="areas" title={t('areas.title')} kind="spread">
      <ul className={styles.tiles}>
        {SHOWN.map((slug, index) => (
          <li key={slug}>
            <Picture
              picture={servicePicture(slug)}
              alt=""
              sizes={index ? '(min-width: 60rem) 20vw, 46vw' : '(min-width: 60rem) 47vw, 46vw'}
            />
            <h3>
              <PageLink to={`/services/${slug}`} className="whole">
                {t(`areas.items.${slug}.title`)}
              </PageLink>
            </h3>
          </li>
        ))}
        <li className="green screen-only">
          <PageLink to="/services" className="whole">
            {t('home:help.cards.services.link')}
          </PageLink>
        </li>
      </ul>
    </Section>
  );
}

type ClientWords = { quote: string; author: string; position: string };
type Award = { title: string; year: string; description: string };

function Testimonials() {
  const { t, i18n } = useTranslation('home');
  const items = optionalPart<ClientWords[]>(i18n, 'home', 'testimonials.items') ?? [];
  if (items.length === 0) return null;
  return (
    <Section
      id="testimonials"
      title={t('testimonials.title')}
      intro={t('testimonials.intro')}
      kind={items.length > 1 ? 'spread' : 'label'}
      tone="band"
    >
      <ul className={`${styles.testimonials} ${cellsFor(items)}`}>
        {items.map((item) => (
          <Testimonial
            key={item.author}
            {...item}
            stars={RATING}
            rating={t('testimonials.rating', { rating: RATING })}
          />
        ))}
      </ul>
    </Section>
  );
}

function Recognition() {
  const { t, i18n } = useTranslation('home');
  const items = optionalPart<Award[]>(i18n, 'home', 'recognition.items') ?? [];
  if (items.length === 0) return null;
  return (
    <Section id="recognition" title={t('recognition.title')} intro={t('recognition.intro')}>
      <Timeline events={items.map(({ year, ...award }) => ({ period: year, ...award }))} />
    </Section>
  );
}

/** The firm's philosophy next to a picture, full width, with the closing actions of the home page. */
function Philosophy() {
  const { t } = useTranslation('home');
  const href = useHref();
  const body = t('philosophy.body', { returnObjects: true });
  if (body.length === 0) return null;
  return (
    <section className={styles.philosophy}>
      <Picture picture={pictures.windows} alt="" sizes="(min-width: 60rem) 45vw, 100vw" />
      <div>
        <h2 id="philosophy-title">{t('philosophy.title')}</h2>
        {body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Actions>
          <ButtonLink href={href('/contact')}>{t('philosophy.talk')}</ButtonLink>
          <ButtonLink href={href('/services')} kind="secondary">
            {t('philosophy.expertise')}
          </ButtonLink>
        </Actions>
      </div>
    </section>
  );
}
