import styles from './Clock.module.css';

/**
 * The first part of a hairline, in brass: how long a time limit is. Its owner has the hairline as its upper border. For
 * the eye alone: the words beside it say the same.
 *
 * @param share the length in percent of the hairline; none if undefined
 */
export function Clock({ share }: { share: number | undefined }) {
  if (share === undefined) return null;
  return (
    <svg className={styles.clock} aria-hidden="true">
      <rect width={`${share}%`} height="2" />
    </svg>
  );
}
