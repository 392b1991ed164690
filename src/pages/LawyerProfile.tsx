import { useTranslation } from 'react-i18next';
import { useHref, useLocale } from '../blocks/LocaleContext.ts';
import type { Lawyer } from '../core/firm/lawyers.ts';
import { mailUrl, telUrl, vcardPath } from '../core/firm/links.ts';
import { servicesOf } from '../core/firm/services.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Figures, PlainList, Timeline } from '../ui/lists.tsx';
import { Portrait } from '../ui/Picture.tsx';
import { CallToAction } from '../ui/Section.tsx';
import styles from './LawyerProfile.module.css';
import { Certifications, NotableCase, Philosophy, SpecialtyFocus, Statistics } from './ProfileBlocks.tsx';

/**
 * A partner's profile: what they do, what they have done, where they learned it. Portrait, figures and contact stay in view
 * next to the text.
 */
export function LawyerProfile({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation('lawyer');
  const href = useHref();
  return (
    <>
      <div className={`${styles.profile} page-width`}>
        <Introduction lawyer={lawyer} />
        <Aside lawyer={lawyer} />
        <div className={styles.text}>
          <Expertise lawyer={lawyer} />
          <SpecialtyFocus lawyer={lawyer} />
          <Achievements lawyer={lawyer} />
          <NotableCase lawyer={lawyer} />
          <Statistics lawyer={lawyer} />
          <Experience lawyer={lawyer} />
          <Education lawyer={lawyer} />
          <Certifications lawyer={lawyer} />
        </div>
      </div>
      <Philosophy lawyer={lawyer} />
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
        <p className={styles.role}>{t('role')}</p>
        <h1>{lawyer.name}</h1>
        <p className={`${styles.focus} phrase`}>{t('focus')}</p>
      </div>
      <blockquote className={styles.voice}>{t('voice')}</blockquote>
      <p className={styles.intro}>{t('intro', { lawyer: lawyer.name, years: lawyer.years })}</p>
    </header>
  );
}

/** Portrait, figures and contact of a lawyer, which stay in view next to the profile. */
function Aside({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation('lawyer');
  const { t: common } = useTranslation('common');
  const { t: own } = useTranslation(`lawyers/${lawyer.id}`);
  const href = useHref();
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
            { value: figure(lawyer.matters), label: own('mattersLabel') },
          ]}
        />
        <address className={styles.contact} aria-label={t('contact')}>
          <span>
            {t('email')} <a href={mailUrl(lawyer.email)}>{lawyer.email}</a>
          </span>
          <span>
            {t('phone')} <a href={telUrl(lawyer.phone)}>{lawyer.phone}</a>
          </span>
          <p>{common('spoken')}</p>
          <a href={href(vcardPath(lawyer))}>{t('vcard')}</a>
        </address>
      </div>
    </div>
  );
}

function Expertise({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation('lawyer');
  const { t: own } = useTranslation(`lawyers/${lawyer.id}`);
  const { t: service } = useTranslation('services');
  const href = useHref();
  return (
    <section aria-labelledby="expertise">
      <h2 id="expertise">{t('expertise')}</h2>
      <ul className={styles.badges}>
        {own('expertise', { returnObjects: true }).map((field) => (
          <li key={field}>{field}</li>
        ))}
      </ul>
      <h3>{t('areas')}</h3>
      <ul className={styles.areas}>
        {servicesOf(lawyer.id).map((slug) => (
          <li key={slug}>
            <a className="tap" href={href(`/services/${slug}`)}>
              {service(`areas.items.${slug}.title`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the texts of a profile name. */
const valuesOf = ({ name, years, matters, called }: Lawyer) => ({ lawyer: name, years, matters, called });

function Achievements({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation('lawyer');
  const { t: own } = useTranslation(`lawyers/${lawyer.id}`);
  return (
    <section aria-labelledby="achievements">
      <h2 id="achievements">{t('achievements')}</h2>
      <PlainList items={own('achievements', { returnObjects: true, ...valuesOf(lawyer) })} columns />
    </section>
  );
}

function Experience({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation('lawyer');
  const { t: own } = useTranslation(`lawyers/${lawyer.id}`);
  return (
    <section aria-labelledby="experience">
      <h2 id="experience">{t('experience')}</h2>
      <Timeline posts={own('experience', { returnObjects: true, ...valuesOf(lawyer) })} />
    </section>
  );
}

function Education({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation('lawyer');
  const { t: own } = useTranslation(`lawyers/${lawyer.id}`);
  return (
    <section aria-labelledby="education">
      <h2 id="education">{t('education')}</h2>
      <ul className={`${styles.education} cells`}>
        {own('education', { returnObjects: true, ...valuesOf(lawyer) }).map(
          ({ degree, institution, year }) => (
            <li key={degree}>
              <h3>{degree}</h3>
              <p>{t('educationLine', { institution, year })}</p>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
