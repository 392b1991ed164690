import styles from './Timeline.module.css';

interface TimelineItem {
  time: string;
  title: string;
  subtitle?: string;
  text: string;
}

/** Events along a line, in the order given. */
export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  return (
    <ol className={styles.timeline}>
      {items.map(({ time, title, subtitle, text }) => (
        <li key={`${time} ${title}`}>
          <p className={styles.time}>{time}</p>
          <div>
            <h3>{title}</h3>
            {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
