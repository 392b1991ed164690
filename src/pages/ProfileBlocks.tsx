import type { Lawyer } from '../firm/lawyers.ts';
import { Figures } from '../ui/Figures.tsx';
import { PlainList } from '../ui/PlainList.tsx';
import styles from './LawyerProfile.module.css';
import { useProfileBlock } from './useProfileBlock.ts';

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
          <PlainList items={specialty.points} />
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
