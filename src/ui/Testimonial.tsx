import styles from './Testimonial.module.css';

interface TestimonialProps {
  quote: string;
  author: string;
  position: string;
  stars: 1 | 2 | 3 | 4 | 5;
  /** The stars in words, for screen readers. */
  rating: string;
}

/** A client's quote with author and stars. */
export function Testimonial({ quote, author, position, stars, rating }: TestimonialProps) {
  return (
    <figure className={styles.testimonial}>
      <p className={styles.stars} role="img" aria-label={rating}>
        {Array.from({ length: stars }, (_, star) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one star is like another
          <span key={star} />
        ))}
      </p>
      <blockquote>{quote}</blockquote>
      <figcaption>
        <strong>{author}</strong>
        <span>{position}</span>
      </figcaption>
    </figure>
  );
}
