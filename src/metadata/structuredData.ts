import type { Graph, Thing } from 'schema-dts';
import { breadcrumbs } from './breadcrumbs.ts';
import type { PageContext } from './page.ts';

/**
 * What a page says to search engines in schema.org's terms: what it is about, and on every inner page the way to it. Only
 * what the page itself says, and neither ratings nor awards: the profession's publicity rules, and Google's on reviews of
 * oneself.
 *
 * @param things what the page's row says that it is about
 */
export function structuredData(context: PageContext, things: readonly Thing[]): Graph {
  const trail = context.path === '/' ? [] : [breadcrumbs(context)];
  return { '@context': 'https://schema.org', '@graph': [...things, ...trail] };
}
