import wordmark from '../pictures/wordmark.json';

const ID = 'wordmark';

interface WordmarkProps {
  /** It is drawn on the page already: only shown once more. */
  again?: boolean;
  className?: string;
}

/**
 * The firm's name as it always looks, in the colour of the text. Who hears the page gets the name from beside it.
 * Its box begins and ends between two pixels, and would cut off the round letters.
 */
export function Wordmark({ again, className }: WordmarkProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${wordmark.width} ${wordmark.height}`}
      overflow="visible"
      fill="currentcolor"
      aria-hidden="true"
    >
      {again ? <use href={`#${ID}`} /> : <path id={ID} d={wordmark.path} />}
    </svg>
  );
}
