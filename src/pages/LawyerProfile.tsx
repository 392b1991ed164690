import { useTranslation } from 'react-i18next';
import type { Lawyer } from '../firm/lawyers.ts';
import { mailUrl, telUrl, vcardPath } from '../firm/links.ts';
import { useHref } from '../i18n/LocaleContext.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { CallToAction } from '../ui/CallToAction.tsx';
import { Figures } from '../ui/Figures.tsx';
import { PlainList } from '../ui/PlainList.tsx';
import { Portrait } from '../ui/Portrait.tsx';
import { Section } from '../ui/Section.tsx';
import { Tags } from '../ui/Tags.tsx';
import { Timeline } from '../ui/Timeline.tsx';
import styles from './LawyerProfile.module.css';
import { EmploymentBlocks, LitigationBlocks } from './profileBlocks.tsx';

/** A partner's profile. */
export function LawyerProfile({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation('lawyer');
  const href = useHref();
  const text = useProfile(lawyer);
  return (
    <>
      <Introduction lawyer={lawyer} />
      <Section id="expertise" title={t('expertise')} tone="band">
        <Tags items={text.expertise} />
      </Section>
      <Section id="education" title={t('education')}>
        <ul className={styles.education}>
          {text.education.map(({ degree, institution, year }) => (
            <li key={degree}>
              <h3>{degree}</h3>
              <p>{t('educationLine', { institution, year })}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="achievements" title={t('achievements')} tone="band">
        <PlainList items={text.achievements} />
      </Section>
      <Section id="experience" title={t('experience')}>
        <Timeline
          items={text.experience.map(({ period, role, company, description }) => ({
            time: period,
            title: role,
            subtitle: company,
            text: description,
          }))}
        />
      </Section>
      {lawyer.id === 'litigation' && <LitigationBlocks lawyer={lawyer} />}
      {lawyer.id === 'employment' && <EmploymentBlocks lawyer={lawyer} />}
      <CallToAction id="next" title={t('cta.title')} text={t('cta.text')}>
        <ButtonLink href={href('/contact')}>{t('cta.schedule')}</ButtonLink>
        <ButtonLink href={href('/lawyers')} kind="secondary">
          {t('cta.viewAll')}
        </ButtonLink>
      </CallToAction>
    </>
  );
}

function Introduction({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation('lawyer');
  const href = useHref();
  const text = useProfile(lawyer);
  return (
    <header className={styles.introduction}>
      <div className={styles.portrait}>
        <Portrait
          name={lawyer.name}
          photograph={lawyer.photograph}
          alt={t('portraitAlt', { lawyer: lawyer.name })}
        />
      </div>
      <div>
        <p className={styles.role}>{text.role}</p>
        <h1>{lawyer.name}</h1>
        <p className={styles.focus}>{text.focus}</p>
        <p className={styles.intro}>{text.intro}</p>
        <Figures
          items={[
            { value: `${lawyer.years}+`, label: t('years') },
            { value: `${lawyer.matters}+`, label: text.mattersLabel },
          ]}
        />
        <h2 className="visually-hidden">{t('contact')}</h2>
        <address className={styles.contact}>
          <span>
            {t('email')} <a href={mailUrl(lawyer.email)}>{lawyer.email}</a>
          </span>
          <span>
            {t('phone')} <a href={telUrl(lawyer.phone)}>{lawyer.phone}</a>
          </span>
          <a href={href(vcardPath(lawyer))}>{t('vcard')}</a>
        </address>
      </div>
    </header>
  );
}

/** What every profile's bundle has, the lawyer's own values filled in. */
function useProfile(lawyer: Lawyer) {
  const { t } = useTranslation(`lawyers/${lawyer.id}`);
  const values = { lawyer: lawyer.name, years: lawyer.years, matters: lawyer.matters, called: lawyer.called };
  return {
    role: t('role'),
    focus: t('focus'),
    intro: t('intro', values),
    mattersLabel: t('mattersLabel'),
    expertise: t('expertise', { returnObjects: true }),
    education: t('education', { returnObjects: true, ...values }),
    achievements: t('achievements', { returnObjects: true, ...values }),
    experience: t('experience', { returnObjects: true, ...values }),
  };
}
