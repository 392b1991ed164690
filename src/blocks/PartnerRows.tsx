import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Lawyer, lawyers } from '../core/firm/lawyers.ts';
import { Portrait } from '../ui/Portrait.tsx';
import { Section } from '../ui/Section.tsx';
import { useHref } from './LocaleContext.ts';
import styles from './PartnerRows.module.css';

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
      <p>{t('focus')}</p>
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
    <ul className={`${styles.rows} ${className}`}>
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
    <li>
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
