import wordmark from '../pictures/wordmark.json';

const ID = 'wordmark';

interface WordmarkProps {
  /** Reuses the wordmark already drawn on the page. */
  again?: boolean;
  className?: string;
}

/**
 * The firm's wordmark in the text colour. Decorative: put the name for screen readers next to it.
 * `overflow` keeps the round letters whole where the box ends between two pixels.
 */
export function Wordmark({ again, className }: WordmarkProps) {
  const { path, left, right, top, bottom } = wordmark;
  return (
    <svg
      className={className}
      viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
      overflow="visible"
      fill="currentcolor"
      aria-hidden="true"
    >
      {again ? <use href={`#${ID}`} /> : <path id={ID} d={path} />}
    </svg>
  );
}
