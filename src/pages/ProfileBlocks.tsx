import { useTranslation } from 'react-i18next';
import type { Lawyer } from '../core/firm/lawyers.ts';
import { Figures } from '../ui/Figures.tsx';
import { PlainList } from '../ui/PlainList.tsx';
import styles from './LawyerProfile.module.css';
import quote from './ProfileQuote.module.css';

/** A notable case, certifications, a specialty and statistics, as far as the partner's bundle has them. */
export function ProfileBlocks({ lawyer }: { lawyer: Lawyer }) {
  const notableCase = useProfileBlock(lawyer, 'notableCase');
  const certifications = useProfileBlock(lawyer, 'certifications');
  const specialty = useProfileBlock(lawyer, 'specialtyFocus');
  const statistics = useProfileBlock(lawyer, 'statistics');
  return (
    <>
      {notableCase && (
        <section className={styles.case} aria-labelledby="notable-case">
          <h2 id="notable-case">{notableCase.heading}</h2>
          <h3>
            {notableCase.title} <span>{notableCase.year}</span>
          </h3>
          <p>{notableCase.description}</p>
        </section>
      )}
      {certifications && (
        <section aria-labelledby="certifications">
          <h2 id="certifications">{certifications.heading}</h2>
          <PlainList items={certifications.items} columns />
        </section>
      )}
      {specialty && (
        <section className={styles.case} aria-labelledby="specialty">
          <h2 id="specialty">{specialty.heading}</h2>
          <p>{specialty.text}</p>
          <PlainList items={specialty.points} columns />
        </section>
      )}
      {statistics && (
        <section aria-labelledby="statistics">
          <h2 id="statistics">{statistics.heading}</h2>
          <Figures items={statistics.items} />
          <p>{statistics.note}</p>
        </section>
      )}
    </>
  );
}

/** The partner's philosophy of advocacy, full width, if the bundle has one. */
export function ProfileQuote({ lawyer }: { lawyer: Lawyer }) {
  const philosophy = useProfileBlock(lawyer, 'philosophy');
  if (!philosophy) return null;
  return (
    <section className={quote.quote} aria-labelledby="philosophy">
      <h2 id="philosophy">{philosophy.heading}</h2>
      <blockquote>{philosophy.quote}</blockquote>
    </section>
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
