import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Lawyer, lawyers } from '../core/firm/lawyers.ts';
import { type ServiceSlug, serviceOf } from '../core/firm/services.ts';
import { optionalPart } from '../core/i18n/createI18n.ts';
import { cellsFor } from '../ui/lists.tsx';
import { Section } from '../ui/Section.tsx';
import { PageLink } from './links.tsx';
import styles from './Partners.module.css';
import { Portrait } from './Portrait.tsx';

/** The partners on a green band, each with a sentence and a link to the profile. */
export function PartnersBand() {
  const { t } = useTranslation('lawyers');
  return (
    <Section id="partners" title={t('title')} kind="spread" tone="green">
      <PartnerRows isBand>{(lawyer) => <Position lawyer={lawyer} />}</PartnerRows>
    </Section>
  );
}

/** The partners beside each other, on green: portrait, name and position. */
export function PartnerNames() {
  return (
    <ul className={`${styles.names} ${cellsFor(lawyers)}`}>
      {lawyers.map((lawyer) => (
        <li key={lawyer.id} className="beside">
          <Portrait lawyer={lawyer} sizes="6rem" />
          <Signature lawyer={lawyer} as="h3">
            <Position lawyer={lawyer} />
          </Signature>
        </li>
      ))}
    </ul>
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

/** With `isBand` the partners stand on a green band of a page; otherwise they are its whole content. */
type PartnerRowsProps = { isBand?: boolean; className?: string; children: (lawyer: Lawyer) => ReactNode };

/**
 * The partners, a row each: portrait, the name as a link to the profile, and a sentence in their own words. In the document
 * the name comes first, since by headings the sentence would belong to the partner before; on a desk the sentence leads.
 */
export function PartnerRows({ isBand = false, className = '', children }: PartnerRowsProps) {
  const { i18n } = useTranslation();
  return (
    <ul className={`${styles.rows} ${isBand ? styles.band : ''} ${className}`}>
      {lawyers.map((lawyer) => (
        <li key={lawyer.id} className="beside">
          <Portrait lawyer={lawyer} sizes="(min-width: 40rem) 14rem, 6rem" eager={!isBand} />
          <Signature lawyer={lawyer} as={isBand ? 'h3' : 'h2'}>
            {children(lawyer)}
          </Signature>
          <blockquote>{i18n.t('voice', { ns: `lawyers/${lawyer.id}` })}</blockquote>
        </li>
      ))}
    </ul>
  );
}

/** A partner's name, which makes what is around it a link to the profile, and what is below it. */
function Signature({ lawyer, as: Name, children }: { lawyer: Lawyer; as: 'h2' | 'h3'; children: ReactNode }) {
  return (
    <div>
      <Name>
        <PageLink to={`/lawyers/${lawyer.slug}`} className="whole">
          {lawyer.name}
        </PageLink>
      </Name>
      {children}
    </div>
  );
}

/** The partner in charge of a practice area, with a sentence that suits the area, or else the one of the profile. */
export function InCharge({ slug, className }: { slug: ServiceSlug; className?: string | undefined }) {
  const { t, i18n } = useTranslation('service');
  // The check of the facts makes sure that there is one.
  const lawyer = lawyers.find(({ id }) => id === serviceOf(slug).lawyer) as Lawyer;
  const ns = `lawyers/${lawyer.id}` as const;
  return (
    <section className={className}>
      <h2 id="responsible">{t('lawyer')}</h2>
      <div className={styles.voice}>
        <blockquote>
          {optionalPart<string>(i18n, `services/${slug}`, 'voice') ?? i18n.t('voice', { ns })}
        </blockquote>
        <div className="beside">
          <Portrait lawyer={lawyer} sizes="5rem" />
          <p>
            <PageLink to={`/lawyers/${lawyer.slug}`}>{lawyer.name}</PageLink>{' '}
            <span>{i18n.t('role', { ns })}</span>
          </p>
        </div>
      </div>
    </section>
  );
}
