import styles from './Testimonial.module.css';

interface TestimonialProps {
  quote: string;
  author: string;
  position: string;
  stars: 1 | 2 | 3 | 4 | 5;
  /** The stars in words, for those who do not see them. */
  rating: string;
}

/** What a client said, who said it, and how many stars were given. */
export function Testimonial({ quote, author, position, stars, rating }: TestimonialProps) {
  return (
    <figure className={styles.testimonial}>
      <p className={styles.stars} data-stars={stars} role="img" aria-label={rating} />
      <blockquote>{quote}</blockquote>
      <figcaption>
        <strong>{author}</strong>
        <span>{position}</span>
      </figcaption>
    </figure>
  );
}
