import type { RenderedPage } from '../../src/prerender.tsx';

// A site with samples must not be indexed. Crawling stays allowed, since crawlers have to read the noindex rule:
// https://developers.google.com/search/docs/crawling-indexing/block-indexing

/** Adds noindex to a page; the 404 page already has it. */
export function withNoindex<Page extends RenderedPage>(page: Page): Page {
  const hasRobots = page.head.includes('<meta name="robots"');
  return hasRobots ? page : { ...page, head: `${page.head}<meta name="robots" content="noindex"/>` };
}

/** The `robots.txt` of such a site: allows everything, and names no sitemap. */
export const ROBOTS = '# This site contains samples, so its pages have noindex.\nUser-agent: *\nAllow: /\n';
