import { offices } from '../../src/core/firm/offices.ts';
import { localeOf, unlocalizedPath } from '../../src/core/i18n/localizedPath.ts';
import { type BuiltPage, differs, everyPage, listed, siteUrl } from './pages.ts';

// tsc checks the types of schema.org: src/core/metadata is typed with schema-dts.

/** The JSON-LD of a page. Throws unless there is exactly one block. */
function dataOf({ document }: BuiltPage): string {
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')];
  if (blocks.length !== 1) throw new Error(`has ${blocks.length} blocks`);
  return String(blocks[0]?.textContent);
}

/** A thing of the graph, as far as these tests read it. */
type Node = Record<string, unknown> & { '@type': string };
const graphOf = (page: BuiltPage): Node[] => (JSON.parse(dataOf(page)) as { '@graph': Node[] })['@graph'];
const find = (page: BuiltPage, type: string): Node | undefined =>
  graphOf(page).find((thing) => thing['@type'] === type);

everyPage(
  'the data state only what the page shows, and neither ratings nor awards',
  (page) => {
    // The second office is on the contact page, which every page links to.
    const contact = listed.find(({ address }) => address === `${localeOf(page.address).prefix}/contact`);
    const shown = `${page.document.body.textContent} ${page.document.title} ${contact?.document.body.textContent}`;
    const text = dataOf(page);
    const keys = ['name', 'text', 'telephone', 'email', 'jobTitle', 'streetAddress'];
    return [
      ...(text.match(/"[a-z]*(rating|review|award)[a-z]*":/gi) ?? []),
      ...strings(JSON.parse(text), keys).filter(
        (value) => !value.split(/, |，/).every((part) => shown.includes(part)),
      ),
    ];
  },
  listed,
);

everyPage(
  'the data refer only to their own things and existing addresses',
  (page) => {
    const urls = strings(JSON.parse(dataOf(page)), ['url', 'item']);
    const named = graphOf(page).flatMap((thing) => [thing, thing.worksFor as Node, thing.provider as Node]);
    const ids = named.filter((thing) => thing?.['@type']).map((thing) => thing['@id']);
    const publisher = (find(page, 'WebSite') as { publisher?: { '@id': string } })?.publisher?.['@id'];
    return [
      ...urls.filter((url) => !listed.some(({ address }) => siteUrl + address === url)),
      ...(publisher && !ids.includes(publisher) ? [publisher] : []),
    ];
  },
  listed,
);

everyPage(
  'the data have breadcrumbs, except on the home page',
  (page) => {
    const items = find(page, 'BreadcrumbList')?.itemListElement as Record<string, unknown>[] | undefined;
    const path = unlocalizedPath(page.address);
    const count = /^\/(lawyers|services)\/./.test(path) ? 3 : 2;
    return [
      ...differs(
        'the positions',
        items?.map(({ position }) => position),
        path === '/' ? undefined : [1, 2, 3].slice(0, count),
      ),
      ...differs('the last', items?.at(-1)?.item, path === '/' ? undefined : siteUrl + page.address),
    ];
  },
  listed,
);

const at = (path: RegExp) => listed.filter(({ address }) => path.test(unlocalizedPath(address)));

everyPage(
  'the subject of home and contact is the firm with its offices',
  (page) => {
    const departments = find(page, 'LegalService')?.department as Node[];
    return differs(
      'the offices',
      departments.map((office) => [
        office['@type'],
        (office.address as Node).addressLocality,
        office.telephone,
        office.faxNumber,
      ]),
      offices.map(({ address, phone, fax }) => ['LocalBusiness', address.town, phone, fax || undefined]),
    );
  },
  at(/^\/(contact)?$/),
);

everyPage(
  'the subject of a partner’s page is the partner, of an area’s the service',
  (page) => {
    const type = page.address.includes('/lawyers/') ? 'Person' : 'Service';
    return differs('the name', find(page, type)?.name, page.document.querySelector('h1')?.textContent);
  },
  at(/^\/(lawyers|services)\/./),
);

everyPage(
  'the subject of the FAQ is its questions, in order',
  (page) => {
    const questions = find(page, 'FAQPage')?.mainEntity as Node[];
    const shown = [...page.document.querySelectorAll('summary')].map(({ textContent }) => textContent);
    return shown.length > 0
      ? differs(
          'the list',
          questions.map(({ name }) => name),
          shown,
        )
      : ['has no questions'];
  },
  at(/^\/faq$/),
);

/** Every string under one of these keys, at any depth. */
function strings(value: unknown, keys: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => strings(item, keys));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    keys.includes(key) && typeof item === 'string' ? [item] : strings(item, keys),
  );
}
