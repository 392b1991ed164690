import styles from './Timeline.module.css';

interface Post {
  period: string;
  role: string;
  company: string;
  description: string;
}

/** Professional posts along a line, in the order given. */
export function Timeline({ posts }: { posts: readonly Post[] }) {
  return (
    <ol className={styles.timeline}>
      {posts.map(({ period, role, company, description }) => (
        <li key={`${period} ${role}`}>
          <p className={styles.time}>{period}</p>
          <div>
            <h3>{role}</h3>
            <p className={styles.subtitle}>{company}</p>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
