import { path, viewBox } from 'virtual:wordmark';

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
  return (
    <svg className={className} viewBox={viewBox} overflow="visible" fill="currentcolor" aria-hidden="true">
      {again ? <use href={`#${ID}`} /> : <path id={ID} d={path} />}
    </svg>
  );
}
