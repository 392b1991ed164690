import { parse } from 'node-html-parser';
import type { RenderedPage } from '../../src/prerender.tsx';
import { markForeignTerms } from './foreignTerms.ts';
import { typeset } from './typeset.ts';

/** A page whose text is complete, and what is known of it: nothing reads its HTML again. */
export interface FinishedPage extends RenderedPage {
  /** The classes of its elements. */
  classes: readonly string[];
  /** The text that is set in serif. */
  serifText: string;
  hasForm: boolean;
  /** The id of its first heading below the top: on every page, that of the first `h2` with one. */
  firstBelow?: string;
}

/**
 * Finishes a rendered page, in development as in the build: foreign terms get their language, lines their breaks.
 *
 * @param serif the selectors of what is set in serif
 */
export function finishPage(page: RenderedPage, serif: readonly string[] = []): FinishedPage {
  // Comments stay: translators' texts have their place in one.
  const body = parse(page.body, { comment: true });
  markForeignTerms(body, page.lang);
  typeset(body, page.lang);
  return {
    ...page,
    body: body.toString(),
    classes: body.querySelectorAll('[class]').flatMap(({ classList }) => [...classList.values()]),
    serifText: serif
      .flatMap((selector) => body.querySelectorAll(selector))
      .map(({ text }) => text)
      .join(''),
    hasForm: body.querySelector('form') !== null,
    firstBelow: body.querySelector('h2[id]')?.id,
  };
}
