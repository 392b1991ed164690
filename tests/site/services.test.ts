import { describe, expect, test } from 'vitest';
import { firm } from '../../src/core/firm/firm.ts';
import { lawyers } from '../../src/core/firm/lawyers.ts';
import { telUrl } from '../../src/core/firm/links.ts';
import { serviceOf, serviceSlugs } from '../../src/core/firm/services.ts';
import { situationList, situationPath } from '../../src/core/firm/situations.ts';
import { locales } from '../../src/core/i18n/locales.ts';
import { localizedPath } from '../../src/core/i18n/localizedPath.ts';
import { bundle, seen } from '../unit/bundles.ts';
import { pages } from './pages.ts';

const everywhere = serviceSlugs.flatMap((slug) => locales.map((locale) => ({ slug, locale })));

const consulatesOf = (id: string) =>
  Object.values(firm.consular).flatMap(({ locale, number }) => (locale === id ? [number] : []));

describe.each(everywhere)('the page of $slug in $locale.name', ({ slug, locale }) => {
  const path = (of: string) => localizedPath(locale, of);
  const main = pages
    .find(({ address }) => address === path(`/services/${slug}`))
    ?.document.querySelector('main');
  const hrefs = (selector: string) =>
    [...(main?.querySelectorAll(selector) ?? [])].map((link) => link.getAttribute('href'));
  const { limits, urgent } = bundle(locale.id, `services/${slug}`);

  test('shows its time limits', () => {
    const rows = [...(main?.querySelectorAll('#limits tbody tr') ?? [])].map((row) =>
      [...row.children].map(({ textContent }) => seen(textContent ?? '')),
    );
    expect(rows).toEqual(
      Object.values<Record<'what' | 'time' | 'from' | 'source', string>>(limits).map(
        ({ what, time, from, source }) => [what, time, from, source].map((text) => seen(text)),
      ),
    );
  });

  test.runIf(urgent)('sets apart the first sentence of what is urgent', () => {
    const opening = seen(main?.querySelector('#urgent p > span')?.textContent ?? '');
    expect(opening).toMatch(/[.。]$/);
    expect(seen(urgent.text[0]).startsWith(opening)).toBe(true);
  });

  test('shows the firm’s number at the top, and whom to call at once if something cannot wait', () => {
    const numbers = Object.keys(urgent?.calls ?? {}).map(
      (id) => firm.helplines[id as keyof typeof firm.helplines],
    );
    const isConsular = situationList.some((row) => row.service === slug && row.urgent && row.consular);
    const consulates = isConsular ? consulatesOf(locale.id) : [];
    expect(hrefs('#urgent li a[href^="tel:"]')).toEqual([...numbers, ...consulates].map(telUrl));
    expect(hrefs('header a[href^="tel:"]')).toEqual([telUrl(firm.phone)]);
  });

  test('links to its partner, to related areas and to the situations', () => {
    const service = serviceOf(slug);
    const partner = lawyers.find(({ id }) => id === service.lawyer);
    expect(hrefs('[aria-labelledby="responsible"] a')).toContain(path(`/lawyers/${partner?.slug}`));
    expect(hrefs('#near a')).toEqual(
      [...service.near.map((area) => `/services/${area}`), '/situations'].map(path),
    );
  });
});

const consular = situationList.filter((row) => row.consular);

test.each(consular.flatMap(({ id }) => locales.map((locale) => ({ id, locale }))))(
  'the page of $id in $locale.name has the consulates of its readers, and no others',
  ({ id, locale }) => {
    const page = pages.find(({ address }) => address === localizedPath(locale, situationPath(id)));
    const links = [...(page?.document.querySelectorAll('main a[href^="tel:"]') ?? [])];
    const called = links.map((link) => link.getAttribute('href'));
    const all = Object.values(firm.consular).map(({ number }) => telUrl(number));
    expect(called.filter((href) => all.includes(String(href)))).toEqual(consulatesOf(locale.id).map(telUrl));
  },
);
