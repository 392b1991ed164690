import { expect, test } from 'vitest';
import { firm } from '../../src/core/firm/firm.ts';
import { lawyers } from '../../src/core/firm/lawyers.ts';
import { telUrl } from '../../src/core/firm/links.ts';
import { type ServiceSlug, serviceOf, serviceSlugs } from '../../src/core/firm/services.ts';
import { situationList, situationPath } from '../../src/core/firm/situations.ts';
import { locales } from '../../src/core/i18n/locales.ts';
import { localeOf, localizedPath, unlocalizedPath } from '../../src/core/i18n/localizedPath.ts';
import { bundle, seen } from '../unit/bundles.ts';
import { type BuiltPage, differs, everyPage, pages } from './pages.ts';

const areas = pages.filter(({ address }) => /^\/services\/./.test(unlocalizedPath(address)));

test('every area has a page in every language', () => {
  expect(areas).toHaveLength(serviceSlugs.length * locales.length);
});

const slugOf = ({ address }: BuiltPage) => unlocalizedPath(address).split('/')[2] as ServiceSlug;
const hrefs = ({ document }: BuiltPage, selector: string) =>
  [...document.querySelectorAll(`main ${selector}`)].map((link) => link.getAttribute('href'));
const textsOf = (page: BuiltPage) => bundle(localeOf(page.address).id, `services/${slugOf(page)}`);
const consulatesOf = ({ address }: BuiltPage) =>
  Object.values(firm.consular).flatMap(({ locale, number }) =>
    locale === localeOf(address).id ? [number] : [],
  );

everyPage(
  'the page of an area shows its time limits',
  (page) => {
    const rows = [...page.document.querySelectorAll('#limits tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => seen(textContent ?? '')),
    );
    const limits: Record<'what' | 'time' | 'from' | 'source', string>[] = Object.values(textsOf(page).limits);
    return differs(
      'the table',
      rows,
      limits.map(({ what, time, from, source }) => [what, time, from, source].map((text) => seen(text))),
    );
  },
  areas,
);

everyPage(
  'the page of an area sets apart the first sentence of what is urgent',
  (page) => {
    const opening = seen(page.document.querySelector('#urgent p > span')?.textContent ?? '');
    const isSentence = /[.。]$/.test(opening) && seen(textsOf(page).urgent.text[0]).startsWith(opening);
    return isSentence ? [] : [`“${opening}”`];
  },
  areas.filter((page) => textsOf(page).urgent),
);

everyPage(
  'the page of an area shows the firm’s number at the top, and whom to call at once if something cannot wait',
  (page) => {
    const ids = Object.keys(textsOf(page).urgent?.calls ?? {}) as (keyof typeof firm.helplines)[];
    const isConsular = situationList.some(
      (row) => row.service === slugOf(page) && row.urgent && row.showsConsulates,
    );
    const numbers = [...ids.map((id) => firm.helplines[id]), ...(isConsular ? consulatesOf(page) : [])];
    return [
      ...differs('whom to call', hrefs(page, '#urgent li a[href^="tel:"]'), numbers.map(telUrl)),
      ...differs('the firm’s number', hrefs(page, 'header a[href^="tel:"]'), [telUrl(firm.phone)]),
    ];
  },
  areas,
);

everyPage(
  'the page of an area links to its partner, to related areas and to the situations',
  (page) => {
    const path = (of: string) => localizedPath(localeOf(page.address), of);
    const service = serviceOf(slugOf(page));
    const partner = path(`/lawyers/${lawyers.find(({ id }) => id === service.lawyer)?.slug}`);
    const near = [...service.near.map((area) => `/services/${area}`), '/situations'].map(path);
    return [
      ...(hrefs(page, '[aria-labelledby="responsible"] a').includes(partner) ? [] : [`no ${partner}`]),
      ...differs('what is near', hrefs(page, '#near a'), near),
    ];
  },
  areas,
);

const consular = situationList.filter((row) => row.showsConsulates).map(({ id }) => situationPath(id));
const all = Object.values(firm.consular).map(({ number }) => telUrl(number));

everyPage(
  'the page of a situation that concerns consulates has those of its readers, and no others',
  (page) => {
    const called = hrefs(page, 'a[href^="tel:"]').filter((href) => all.includes(String(href)));
    return differs('the list', called, consulatesOf(page).map(telUrl));
  },
  pages.filter(({ address }) => consular.includes(unlocalizedPath(address))),
);
