import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useLocale } from '../blocks/LocaleContext.ts';
import { PageLink } from '../blocks/links.tsx';
import { Portrait } from '../blocks/Portrait.tsx';
import type { Lawyer } from '../core/firm/lawyers.ts';
import { mailUrl, telUrl, vcardPath } from '../core/firm/links.ts';
import { servicesOf } from '../core/firm/services.ts';
import { optionalPart } from '../core/i18n/createI18n.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Figures, itemsOf, PlainList, Timeline } from '../ui/lists.tsx';
import { CallToAction, Section } from '../ui/Section.tsx';
import styles from './LawyerProfile.module.css';

/**
 * A partner's profile: what they do, what they have done, where they learned it. Portrait, figures and contact stay in view
 * next to the text.
 */
export function LawyerProfile({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation('lawyer');
  const href = useHref();
  const { philosophy } = useOptionalParts(lawyer);
  return (
    <>
      <div className={`${styles.profile} page-width`}>
        <Introduction lawyer={lawyer} />
        <Aside lawyer={lawyer} />
        <Text lawyer={lawyer} />
      </div>
      {philosophy && (
        <Section id="philosophy" title={philosophy.heading} tone="green">
          <blockquote className={styles.philosophy}>{philosophy.quote}</blockquote>
        </Section>
      )}
      <CallToAction id="next" title={t('cta.title')} text={t('cta.text')}>
        <ButtonLink href={href('/contact')}>{t('cta.schedule')}</ButtonLink>
        <ButtonLink href={href('/lawyers')} kind="secondary">
          {t('cta.viewAll')}
        </ButtonLink>
      </CallToAction>
    </>
  );
}

/** Whether a name has a word that does not fit next to the portrait on a phone. */
const hasLongWord = (name: string): boolean => name.split(/[\s-]/).some(({ length }) => length > 10);

function Introduction({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation(`lawyers/${lawyer.id}`);
  return (
    <header className={styles.introduction}>
      <div className={hasLongWord(lawyer.name) ? `${styles.name} ${styles.long}` : styles.name}>
        <p className="eyebrow">{t('role')}</p>
        <h1>{lawyer.name}</h1>
        <p className={`${styles.focus} phrase`}>{t('focus')}</p>
      </div>
      <blockquote className={styles.voice}>{t('voice')}</blockquote>
      <p className={styles.intro}>{t('intro', { lawyer: lawyer.name, years: lawyer.years })}</p>
    </header>
  );
}

function Aside({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation(['lawyer', 'common']);
  const { t: text } = useTranslation(`lawyers/${lawyer.id}`);
  const { tag } = useLocale();
  const figure = (value: number) => `${value.toLocaleString(tag)}+`;
  return (
    <div className={styles.aside}>
      <div className={styles.portrait}>
        <Portrait
          lawyer={lawyer}
          sizes="(min-width: 60rem) 22rem, clamp(6.5rem, 24vw, 11rem)"
          alt={t('portraitAlt', { lawyer: lawyer.name })}
          eager
        />
      </div>
      <div className={styles.facts}>
        <Figures
          items={[
            { value: figure(lawyer.years), label: t('years') },
            ...(lawyer.matters ? [{ value: figure(lawyer.matters), label: text('mattersLabel') }] : []),
          ]}
        />
        <address className={`${styles.contact} ruled`} aria-label={t('contact')}>
          {lawyer.email && (
            <span className="row">
              {t('email')} <a href={mailUrl(lawyer.email)}>{lawyer.email}</a>
            </span>
          )}
          <span className="row">
            {t('phone')} <a href={telUrl(lawyer.phone)}>{lawyer.phone}</a>
          </span>
          <p>{t('common:spoken')}</p>
          <PageLink to={vcardPath(lawyer)} className="screen-only">
            {t('vcard')}
          </PageLink>
        </address>
      </div>
    </div>
  );
}

function Text({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation(['lawyer', 'services']);
  const { expertise, achievements, experience, education, ...others } = useOptionalParts(lawyer);
  const { specialtyFocus, notableCase, statistics, certifications } = others;
  return (
    <div className={styles.text}>
      <Part id="expertise" title={t('expertise')}>
        {expertise && (
          <>
            <ul className={`${styles.terms} ${styles.badges}`}>{itemsOf(expertise)}</ul>
            <h3>{t('areas')}</h3>
          </>
        )}
        <ul className={styles.terms}>
          {servicesOf(lawyer.id).map((slug) => (
            <li key={slug}>
              <PageLink to={`/services/${slug}`}>{t(`services:areas.items.${slug}.title`)}</PageLink>
            </li>
          ))}
        </ul>
      </Part>
      {specialtyFocus && (
        <Part id="specialty" title={specialtyFocus.heading}>
          <div className={`${styles.pair} kept`}>
            <p>{specialtyFocus.text}</p>
            <PlainList items={specialtyFocus.points} />
          </div>
        </Part>
      )}
      <div className={`${styles.pair} kept`}>
        {achievements && (
          <Part id="achievements" title={t('achievements')}>
            <PlainList items={achievements} />
          </Part>
        )}
        {notableCase && (
          <Part id="notable-case" title={notableCase.heading}>
            <h3>
              {notableCase.title} <span className="time-figure">{notableCase.year}</span>
            </h3>
            <p>{notableCase.description}</p>
          </Part>
        )}
        {statistics && (
          <Part id="statistics" title={statistics.heading}>
            <Figures items={statistics.items} />
            <p className="note">{statistics.note}</p>
          </Part>
        )}
      </div>
      {experience && (
        <Part id="experience" title={t('experience')}>
          <Timeline events={experience.map(({ role, ...post }) => ({ title: role, ...post }))} />
        </Part>
      )}
      <div className={`${styles.pair} kept`}>
        {education && (
          <Part id="education" title={t('education')}>
            <ul className={styles.education}>
              {education.map(({ degree, institution, year }) => (
                <li key={degree}>
                  <h3>{degree}</h3>
                  <p>{t('educationLine', { institution, year })}</p>
                </li>
              ))}
            </ul>
          </Part>
        )}
        {certifications && (
          <Part id="certifications" title={certifications.heading}>
            <PlainList items={certifications.items} />
          </Part>
        )}
      </div>
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="ruled kept">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** The parts of a partner's bundle that not every partner has. */
interface OptionalParts {
  expertise: string[];
  achievements: string[];
  experience: { period: string; role: string; company: string; description: string }[];
  education: { degree: string; institution: string; year: string }[];
  /** One case, without the names of its parties. */
  notableCase: { heading: string; title: string; year: string; description: string };
  certifications: { heading: string; items: string[] };
  specialtyFocus: { heading: string; text: string; points: string[] };
  /** Figures, and what they count. */
  statistics: { heading: string; items: { value: string; label: string }[]; note: string };
  philosophy: { heading: string; quote: string };
}

/** Those that a partner has; an empty list is none. */
function useOptionalParts(lawyer: Lawyer): Partial<OptionalParts> {
  const { i18n } = useTranslation();
  const { name, years, matters, called } = lawyer;
  const bundle = `lawyers/${lawyer.id}` as const;
  const parts = PARTS.map((part) => [
    part,
    optionalPart<object>(i18n, bundle, part, { lawyer: name, years, matters, called }),
  ]);
  return Object.fromEntries(parts.filter(([, part = []]) => Object.keys(part).length > 0));
}

const PARTS: (keyof OptionalParts)[] = [
  ...(['expertise', 'achievements', 'experience', 'education'] as const),
  ...(['notableCase', 'certifications', 'specialtyFocus', 'statistics', 'philosophy'] as const),
];
