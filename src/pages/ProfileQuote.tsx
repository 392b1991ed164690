import type { Lawyer } from '../firm/lawyers.ts';
import styles from './ProfileQuote.module.css';
import { useProfileBlock } from './useProfileBlock.ts';

/** The partner's philosophy of advocacy, full width, if the bundle has one. */
export function ProfileQuote({ lawyer }: { lawyer: Lawyer }) {
  const philosophy = useProfileBlock(lawyer, 'philosophy');
  if (!philosophy) return null;
  return (
    <section className={styles.quote} aria-labelledby="philosophy">
      <h2 id="philosophy">{philosophy.heading}</h2>
      <blockquote>{philosophy.quote}</blockquote>
    </section>
  );
}
