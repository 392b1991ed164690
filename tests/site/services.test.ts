import { expect } from 'vitest';
import { firm } from '../../src/core/firm/firm.ts';
import { lawyers, typed } from '../../src/core/firm/lawyers.ts';
import { telUrl } from '../../src/core/firm/links.ts';
import { type ServiceSlug, serviceOf } from '../../src/core/firm/services.ts';
import { situationList, situationPath } from '../../src/core/firm/situations.ts';
import { localeOf, localizedPath, unlocalizedPath } from '../../src/core/i18n/localizedPath.ts';
import { bundle, seen } from '../unit/bundles.ts';
import { type BuiltPage, each, pages } from './pages.ts';

const areas = pages.filter(({ address }) => /^\/services\/./.test(unlocalizedPath(address)));
const situations = pages.filter(({ address }) => /^\/situations\/./.test(unlocalizedPath(address)));
const slugOf = ({ address }: BuiltPage) => unlocalizedPath(address).split('/')[2] as ServiceSlug;
const textsOf = (page: BuiltPage) => bundle(localeOf(page.address).id, `services/${slugOf(page)}`);
const hrefs = ({ document }: BuiltPage, selector: string) =>
  [...document.querySelectorAll(`main ${selector}`)].map((link) => link.getAttribute('href'));
const consulatesOf = ({ address }: BuiltPage) =>
  Object.values(firm.consular).flatMap(({ locale, number }) =>
    locale === localeOf(address).id ? [number] : [],
  );

each(areas)('of an area shows its time limits', (page) => {
  const rows = [...page.document.querySelectorAll('#limits tbody tr')].map((row) =>
    [...row.children].map((cell) => {
      // That a lawyer has signed it.
      cell.querySelector('div')?.remove();
      return seen(typed(cell.textContent ?? ''));
    }),
  );
  expect(rows).toEqual(
    Object.values<Record<'what' | 'time' | 'from' | 'source', string>>(textsOf(page).limits).map(
      ({ what, time, from, source }) => [what, time, from, source].map((text) => seen(typed(text))),
    ),
  );
});

each(areas.filter((page) => textsOf(page).urgent))('of an area sets apart what is urgent', (page) => {
  const opening = seen(page.document.querySelector('#urgent p > span')?.textContent ?? '');
  expect(opening).toMatch(/[.。]$/);
  expect(seen(textsOf(page).urgent.text[0]).slice(0, opening.length)).toBe(opening);
});

each(areas)('of an area shows the firm’s number, and whom to call at once', (page) => {
  const ids = Object.keys(textsOf(page).urgent?.calls ?? {}) as (keyof typeof firm.helplines)[];
  const isConsular = situationList.some(
    (row) => row.service === slugOf(page) && row.urgent && row.showsConsulates,
  );
  const numbers = [...ids.map((id) => firm.helplines[id]), ...(isConsular ? consulatesOf(page) : [])];
  expect(hrefs(page, '#urgent li a[href^="tel:"]')).toEqual(numbers.map(telUrl));
  expect(hrefs(page, 'header a[href^="tel:"]')).toEqual([telUrl(firm.phone)]);
});

each(areas)('of an area links to its partner, to related areas and to the situations', (page) => {
  const path = (of: string) => localizedPath(localeOf(page.address), of);
  const service = serviceOf(slugOf(page));
  const partner = lawyers.find(({ id }) => id === service.lawyer);
  expect(hrefs(page, 'section:has(> #responsible) a')).toContain(path(`/lawyers/${partner?.slug}`));
  expect(hrefs(page, '#near a')).toEqual(
    [...service.near.map((area) => `/services/${area}`), '/situations'].map(path),
  );
});

const consular = situationList.filter((row) => row.showsConsulates).map(({ id }) => situationPath(id));

each(situations.filter(({ address }) => consular.includes(unlocalizedPath(address))))(
  'has its readers’ consulates',
  (page) => {
    const all = Object.values(firm.consular).map(({ number }) => telUrl(number));
    const called = hrefs(page, 'a[href^="tel:"]').filter((href) => all.includes(String(href)));
    expect(called).toEqual(consulatesOf(page).map(telUrl));
  },
);

each(situations)('says on paper too where it applies', (page) => {
  const { territory } = bundle(localeOf(page.address).id, 'situations');
  const line = [...page.document.querySelectorAll('#steps p')].find(
    ({ textContent }) => seen(textContent ?? '') === seen(territory),
  );
  expect(line?.closest('.screen-only')).toBeNull();
});
