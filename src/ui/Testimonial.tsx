import { Star } from 'lucide-react';
import styles from './Testimonial.module.css';

interface TestimonialProps {
  quote: string;
  author: string;
  position: string;
  stars: number;
  /** The stars in words, for those who do not see them. */
  rating: string;
}

/** What a client said, who said it, and how many stars were given. */
export function Testimonial({ quote, author, position, stars, rating }: TestimonialProps) {
  return (
    <figure className={styles.testimonial}>
      <p className={styles.stars} role="img" aria-label={rating}>
        {Array.from({ length: stars }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the stars are all alike and never move
          <Star key={index} aria-hidden="true" size={16} fill="currentcolor" />
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
