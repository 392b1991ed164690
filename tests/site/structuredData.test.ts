import { expect } from 'vitest';
import { typed } from '../../src/core/firm/lawyers.ts';
import { offices } from '../../src/core/firm/offices.ts';
import { localeOf, unlocalizedPath } from '../../src/core/i18n/localizedPath.ts';
import { type BuiltPage, each, listed, siteUrl } from './pages.ts';

// tsc checks the types of schema.org: src/core/metadata is typed with schema-dts.

/** The JSON-LD of a page. Throws unless there is exactly one block. */
function dataOf({ document }: BuiltPage): string {
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')];
  if (blocks.length !== 1) throw new Error(`${blocks.length} blocks`);
  return String(blocks[0]?.textContent);
}

/** A thing of the graph, as far as these tests read it. */
type Node = Record<string, unknown> & { '@type': string };
const graphOf = (page: BuiltPage): Node[] => (JSON.parse(dataOf(page)) as { '@graph': Node[] })['@graph'];
const find = (page: BuiltPage, type: string): Node | undefined =>
  graphOf(page).find((thing) => thing['@type'] === type);

each(listed)('states in its data only what it shows, and neither ratings nor awards', (page) => {
  // The second office is on the contact page, which every page links to.
  const contact = listed.find(({ address }) => address === `${localeOf(page.address).prefix}/contact`);
  const texts = [page.document.body, contact?.document.body].map((body) => body?.textContent);
  const shown = typed([page.document.title, ...texts].join(' '));
  const text = typed(dataOf(page));
  expect(text).not.toMatch(/"[a-z]*(rating|review|award)[a-z]*":/i);
  const keys = ['name', 'text', 'telephone', 'email', 'jobTitle', 'streetAddress'];
  const values = strings(JSON.parse(text), keys);
  expect(values.filter((value) => !value.split(/, |，/).every((part) => shown.includes(part)))).toEqual([]);
});

each(listed)('refers in its data to its own things and existing addresses', (page) => {
  const urls = strings(JSON.parse(dataOf(page)), ['url', 'item']);
  expect(urls.filter((url) => !listed.some(({ address }) => siteUrl + address === url))).toEqual([]);
  const named = graphOf(page).flatMap((thing) => [thing, thing.worksFor as Node, thing.provider as Node]);
  const ids = named.filter((thing) => thing?.['@type']).map((thing) => thing['@id']);
  const publisher = (find(page, 'WebSite') as { publisher?: { '@id': string } })?.publisher;
  if (publisher) expect(ids).toContain(publisher['@id']);
});

each(listed)('has breadcrumbs, but for the home page', (page) => {
  const items = find(page, 'BreadcrumbList')?.itemListElement as Record<string, unknown>[] | undefined;
  const path = unlocalizedPath(page.address);
  if (path === '/') return expect(items).toBeUndefined();
  expect(items?.map(({ position }) => position)).toEqual(items?.map((_, index) => index + 1));
  expect(items?.length).toBe(/^\/(lawyers|services)\/./.test(path) ? 3 : 2);
  expect(items?.at(-1)?.item).toBe(siteUrl + page.address);
});

const at = (path: RegExp) => listed.filter(({ address }) => path.test(unlocalizedPath(address)));

each(at(/^\/(contact)?$/))('about the firm has its offices', (page) => {
  const departments = find(page, 'LegalService')?.department as (Node & { address: Node })[];
  const stated = departments.map((one) => [one.address.addressLocality, one.telephone, one.faxNumber]);
  expect(stated).toEqual(offices.map(({ address, phone, fax }) => [address.town, phone, fax || undefined]));
});

each(at(/^\/(lawyers|services)\/./))('of a lawyer or an area has the name in its data', (page) => {
  const type = page.address.includes('/lawyers/') ? 'Person' : 'Service';
  expect(find(page, type)?.name).toBe(typed(page.document.querySelector('h1')?.textContent ?? ''));
});

each(at(/^\/faq$/))('of questions has them in order', (page) => {
  const questions = find(page, 'FAQPage')?.mainEntity as Node[];
  const shown = [...page.document.querySelectorAll('summary')].map(({ textContent }) =>
    typed(textContent ?? ''),
  );
  expect(shown.length).toBeGreaterThan(0);
  expect(questions.map(({ name }) => typed(String(name)))).toEqual(shown);
});

function strings(value: unknown, keys: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => strings(item, keys));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    keys.includes(key) && typeof item === 'string' ? [item] : strings(item, keys),
  );
}
