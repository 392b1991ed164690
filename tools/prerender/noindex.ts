import type { RenderedPage } from '../../src/prerender.tsx';
import type { HeaderRule } from './headers.ts';

// A site with samples in it keeps search engines out. They may read it, or they would not see that they are asked to
// leave it out: https://developers.google.com/search/docs/crawling-indexing/block-indexing

/** A page that search engines leave out of their lists, as they leave out the 404 page. */
export function unlisted(page: RenderedPage): RenderedPage {
  const asks = /<meta name="robots"/.test(page.head);
  return asks ? page : { ...page, head: `${page.head}<meta name="robots" content="noindex"/>` };
}

/** `robots.txt` of such a site: nothing is forbidden, and the list of its pages is not named. */
export const ROBOTS =
  '# Samples are in this site, so its pages ask not to be listed.\nUser-agent: *\nAllow: /\n';

/** The same wish for what is no page, such as the profile books. */
export const withoutListing = (rules: readonly HeaderRule[]): HeaderRule[] =>
  rules.map((rule) =>
    rule.pattern === '/*' ? { ...rule, headers: { ...rule.headers, 'X-Robots-Tag': 'noindex' } } : rule,
  );
