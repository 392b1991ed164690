import { useTranslation } from 'react-i18next';
import type { Lawyer } from '../core/firm/lawyers.ts';
import { Figures, PlainList } from '../ui/lists.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './LawyerProfile.module.css';

// Blocks of a profile that not every partner has. Each is empty for a partner whose bundle lacks it.

interface BlockProps {
  lawyer: Lawyer;
}

/** What the partner works on above all. */
export function SpecialtyFocus({ lawyer }: BlockProps) {
  const specialty = useProfileBlock(lawyer, 'specialtyFocus');
  return (
    specialty && (
      <section className={styles.case} aria-labelledby="specialty">
        <h2 id="specialty">{specialty.heading}</h2>
        <p>{specialty.text}</p>
        <PlainList items={specialty.points} columns />
      </section>
    )
  );
}

/** One case, without the names of its parties. */
export function NotableCase({ lawyer }: BlockProps) {
  const notableCase = useProfileBlock(lawyer, 'notableCase');
  return (
    notableCase && (
      <section className={styles.case} aria-labelledby="notable-case">
        <h2 id="notable-case">{notableCase.heading}</h2>
        <h3>
          {notableCase.title} <span>{notableCase.year}</span>
        </h3>
        <p>{notableCase.description}</p>
      </section>
    )
  );
}

/** Figures, and what they count. */
export function Statistics({ lawyer }: BlockProps) {
  const statistics = useProfileBlock(lawyer, 'statistics');
  return (
    statistics && (
      <section aria-labelledby="statistics">
        <h2 id="statistics">{statistics.heading}</h2>
        <Figures items={statistics.items} />
        <p className={`${styles.note} note`}>{statistics.note}</p>
      </section>
    )
  );
}

/** Certificates besides the degrees. */
export function Certifications({ lawyer }: BlockProps) {
  const certifications = useProfileBlock(lawyer, 'certifications');
  return (
    certifications && (
      <section aria-labelledby="certifications">
        <h2 id="certifications">{certifications.heading}</h2>
        <PlainList items={certifications.items} columns />
      </section>
    )
  );
}

/** The partner's philosophy of advocacy, on a green band. */
export function Philosophy({ lawyer }: BlockProps) {
  const philosophy = useProfileBlock(lawyer, 'philosophy');
  return (
    philosophy && (
      <Section id="philosophy" title={philosophy.heading} tone="green">
        <blockquote className={styles.philosophy}>{philosophy.quote}</blockquote>
      </Section>
    )
  );
}

/** The parts of a partner's bundle that not every partner has. */
interface Blocks {
  notableCase: { heading: string; title: string; year: string; description: string };
  certifications: { heading: string; items: string[] };
  specialtyFocus: { heading: string; text: string; points: string[] };
  statistics: { heading: string; items: { value: string; label: string }[]; note: string };
  philosophy: { heading: string; quote: string };
}

/** A part of the partner's bundle, if it has one. The generated types lack the parts that no partner has. */
function useProfileBlock<Name extends keyof Blocks>(lawyer: Lawyer, name: Name): Blocks[Name] | undefined {
  const ns = `lawyers/${lawyer.id}` as const;
  const { t, i18n } = useTranslation(ns);
  if (!i18n.exists(name, { ns })) return undefined;
  return t(name as never, { returnObjects: true, lawyer: lawyer.name });
}
