import styles from './lists.module.css';

/**
 * The class of a list whose items stand beside each other: less than a row fills it. Not by CSS, whose columns would change
 * while a page arrives.
 */
export const cellsFor = ({ length }: readonly unknown[]): string => `cells cells-${length}`;

/** The items of a list of texts. */
export const itemsOf = (texts: readonly string[]) => texts.map((text) => <li key={text}>{text}</li>);

/** A list of short texts, with hairlines between them, since in some language one needs more than a line. */
export function PlainList({ items, columns }: { items: readonly string[]; columns?: boolean }) {
  return <ul className={`${styles.list} ${columns ? styles.columns : ''}`}>{itemsOf(items)}</ul>;
}

type TitledListProps = { items: readonly { title: string; text: string }[]; className?: string };

/** A list of short texts, each with a title. The page's stylesheet lays it out. */
export function TitledList({ items, className }: TitledListProps) {
  return (
    <ul className={className}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** A list of short terms, side by side. */
export function Tags({ items, label }: { items: readonly string[]; label?: string }) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={label}>
      {itemsOf(items)}
    </ul>
  );
}

/** Large figures with labels, side by side. */
export function Figures({ items }: { items: readonly { value: string; label: string }[] }) {
  if (items.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {items.map(({ value, label }) => (
        <div key={label}>
          <dt className="note">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Event = { period: string; title: string; company?: string; description: string };

/** Posts or awards beside their time, in the order given. */
export function Timeline({ events }: { events: readonly Event[] }) {
  return (
    <ol className={styles.timeline}>
      {events.map(({ period, title, company, description }) => (
        <li key={`${period} ${title}`} className="row">
          <h3>{title}</h3>
          <p className={`${styles.period} time-figure`}>{period}</p>
          <div>
            {company && <p>{company}</p>}
            <p>{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

type TestimonialProps = { quote: string; author: string; position: string; stars: number; rating: string };

/** A client's quote with author and stars, in a list. Not a figure, whose caption screen readers say twice. */
export function Testimonial({ quote, author, position, stars, rating }: TestimonialProps) {
  return (
    <li className={styles.testimonial}>
      <blockquote>{quote}</blockquote>
      <div className="row note">
        <strong>{author}</strong>
        <span className={`${styles.stars} screen-only`} role="img" aria-label={rating}>
          {Array.from({ length: stars }, (_, star) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one star is like another
            <span key={star} />
          ))}
        </span>
        <p>{position}</p>
      </div>
    </li>
  );
}

/** A year in the sky of an engraving: its figures, and the suffix a language adds: the `s` of `1920s`, the character for "year". */
export function Year({ year }: { year: string }) {
  const [figures = ''] = /^\d*/.exec(year) ?? [];
  return (
    <p className={styles.year}>
      {figures}
      <span>{year.slice(figures.length)}</span>
    </p>
  );
}
