import type { Graph, Thing } from 'schema-dts';
import { breadcrumbs } from './breadcrumbs.ts';
import type { PageContext } from './page.ts';

/**
 * The JSON-LD of a page: its own things, and a breadcrumb trail on every page but the home page. States only what the
 * page itself says, and neither ratings nor awards: the profession's publicity rules forbid them, as do Google's for
 * reviews of one's own business.
 *
 * @param things what the page's row says that it is about
 */
export function structuredData(context: PageContext, things: readonly Thing[]): Graph {
  const trail = context.path === '/' ? [] : [breadcrumbs(context)];
  return { '@context': 'https://schema.org', '@graph': [...things, ...trail] };
}
