import { facts } from '../../src/core/firm/firm.ts';
import { defaultLocale, locales } from '../../src/core/i18n/locales.ts';
import { pages, pagesOf } from '../../src/core/pages.ts';
import { readBundle } from './readBundle.ts';
import { readCode } from './readCode.ts';
import type { Site } from './site.ts';

/**
 * This site with the texts in `root`. A development server runs this module instead of importing it: it would start again
 * whenever one of the tables changes.
 */
export function readSite(root: string): Site {
  // The firm's facts, and those that each language words itself.
  const worded = [...(readBundle(root, defaultLocale.id, 'common')?.texts.keys() ?? [])]
    .filter((key) => key.startsWith('facts.'))
    .map((key) => key.replace('facts.', ''));
  return {
    root,
    locales,
    pages,
    pagesOf,
    factNames: [...Object.keys(facts), ...worded],
    code: readCode(root),
  };
}
