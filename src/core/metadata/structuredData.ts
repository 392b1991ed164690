import type { Graph, Thing } from 'schema-dts';
import { breadcrumbs } from './breadcrumbs.ts';
import type { PageContext } from './pageContext.ts';

/**
 * The JSON-LD of a page: its own entities, and a breadcrumb trail on every page but the home page. Repeats only what the
 * page says. Leaves out ratings and awards: the profession's publicity rules forbid them, and Google forbids reviews of
 * one's own business.
 *
 * @param things the entities that the page's row lists
 */
export function structuredData(context: PageContext, things: readonly Thing[] = []): Graph {
  const trail = context.path === '/' ? [] : [breadcrumbs(context)];
  return { '@context': 'https://schema.org', '@graph': [...things, ...trail] };
}
