import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Lawyer, lawyers } from '../core/firm/lawyers.ts';
import { type ServiceSlug, serviceOf } from '../core/firm/services.ts';
import { Portrait } from '../ui/Picture.tsx';
import { Section } from '../ui/Section.tsx';
import { useHref } from './LocaleContext.ts';
import styles from './Partners.module.css';

/** The partners on a green band, each with a sentence and a link to the profile. */
export function PartnersBand({ title, intro }: { title?: string; intro?: string }) {
  const { t } = useTranslation('lawyers');
  return (
    <Section id="partners" title={title ?? t('title')} intro={intro} kind="spread" tone="green">
      <PartnerRows heading="h3" tone="green">
        {(lawyer) => <Position lawyer={lawyer} />}
      </PartnerRows>
    </Section>
  );
}

function Position({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation(`lawyers/${lawyer.id}`);
  return (
    <>
      <p>{t('role')}</p>
      <p className="phrase">{t('focus')}</p>
    </>
  );
}

interface PartnerRowsProps {
  /** Level of the names. */
  heading: 'h2' | 'h3';
  tone?: 'green';
  className?: string;
  /** Loads the first portraits at once: they are on the first screen. */
  eager?: boolean;
  /** What is below a partner's name. */
  children: (lawyer: Lawyer) => ReactNode;
}

/** The partners, a row each: a sentence in their own words beside the portrait, then the name as a link to the profile. */
export function PartnerRows({ className = '', children, ...options }: PartnerRowsProps) {
  return (
    <ul className={`${styles.rows} ${options.tone ? styles.dark : ''} ${className}`}>
      {lawyers.map((lawyer) => (
        <Row key={lawyer.id} lawyer={lawyer} {...options}>
          {children(lawyer)}
        </Row>
      ))}
    </ul>
  );
}

interface RowProps extends Omit<PartnerRowsProps, 'children' | 'className'> {
  lawyer: Lawyer;
  children: ReactNode;
}

function Row({ lawyer, heading: Heading, tone, eager, children }: RowProps) {
  const { t } = useTranslation(`lawyers/${lawyer.id}`);
  const href = useHref();
  return (
    <li className="beside">
      <blockquote>{t('voice')}</blockquote>
      <Portrait lawyer={lawyer} sizes="(min-width: 60rem) 15rem, 7rem" tone={tone} eager={eager} />
      <div>
        <Heading>
          <a className="whole" href={href(`/lawyers/${lawyer.slug}`)}>
            {lawyer.name}
          </a>
        </Heading>
        {children}
      </div>
    </li>
  );
}

interface PartnerVoiceProps {
  id: Lawyer['id'];
  /** The quoted sentence, if not the one that opens the profile. */
  words?: string;
}

/** A partner's own words, with the portrait, and the name as a link to the profile. */
export function PartnerVoice({ id, words }: PartnerVoiceProps) {
  const { t } = useTranslation(`lawyers/${id}`);
  const href = useHref();
  const lawyer = lawyers.find((one) => one.id === id);
  if (!lawyer) throw new Error(`src/core/firm/lawyers.json has no "${id}"`);
  return (
    <div className={styles.voice}>
      <blockquote>{words ?? t('voice')}</blockquote>
      <div className="beside">
        <Portrait lawyer={lawyer} sizes="5rem" />
        <p>
          <a className="tap" href={href(`/lawyers/${lawyer.slug}`)}>
            {lawyer.name}
          </a>{' '}
          <span>{t('role')}</span>
        </p>
      </div>
    </div>
  );
}

/** The words of the partner who is responsible for a practice area: a sentence that suits the area, if it has one. */
export function AreaVoice({ slug }: { slug: ServiceSlug }) {
  const { t, i18n } = useTranslation(`services/${slug}`);
  const words = i18n.exists('voice', { ns: `services/${slug}` }) ? t('voice') : undefined;
  return <PartnerVoice id={serviceOf(slug).lawyer} words={words} />;
}
