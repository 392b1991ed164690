// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import type { ResourceKey } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { firm } from '../../../src/firm/firm.ts';
import { type Lawyer, lawyers } from '../../../src/firm/lawyers.ts';
import { telUrl } from '../../../src/firm/links.ts';
import { type ServiceSlug, serviceOf, serviceSlugs } from '../../../src/firm/services.ts';
import { createI18n } from '../../../src/i18n/createI18n.ts';
import { defaultLocale } from '../../../src/i18n/locales.ts';
import { ServicePage } from '../../../src/pages/ServicePage.tsx';
import { bundle, filled, loadBundle, seen } from '../bundles.ts';
import { openPage } from '../openPage.ts';

const main = () => within(screen.getByRole('main'));
const section = (name: string) => within(main().getByRole('region', { name }));
const cardsIn = (name: string) => section(name).getAllByRole('listitem');
const items = (name: string) =>
  section(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('pictures of the first cards load eagerly, and the rest lazily', async () => {
  await openPage('/services');
  const { areas } = bundle(defaultLocale.id, 'services');
  const pictures = cardsIn(areas.title).map((card) => card.querySelector('img')?.getAttribute('loading'));
  const first = pictures.indexOf('lazy');
  expect(first).toBeGreaterThan(0);
  expect(pictures).toEqual(pictures.map((_, index) => (index < first ? 'eager' : 'lazy')));
});

test.each([...serviceSlugs])('the page of %s shows the texts of its bundle', async (slug) => {
  await openPage(`/services/${slug}`);
  const titles = bundle(defaultLocale.id, 'service');
  const text = bundle(defaultLocale.id, `services/${slug}`);
  for (const part of [text.subtitle, text.description]) expect(main().getByText(seen(part))).toBeTruthy();
  expect(main().getByRole('img').getAttribute('alt')).toBe(text.image.alt);
  const overview = section(titles.overview);
  for (const part of text.overview) {
    expect(overview.getByRole('heading', { name: seen(part.title) })).toBeTruthy();
    expect(overview.getByText(seen(part.text))).toBeTruthy();
  }
  expect(items(titles.help)).toEqual(text.help.map((line: string) => filled(line)));
});

test.each([...serviceSlugs])('the page of %s shows its time limits, and what cannot wait', async (slug) => {
  await openPage(`/services/${slug}`);
  const titles = bundle(defaultLocale.id, 'service');
  const { limits, urgent } = bundle(defaultLocale.id, `services/${slug}`);
  const rows = within(main().getByRole('table')).getAllByRole('row').slice(1);
  const cells = rows.map((row) => [...row.children].map(({ textContent }) => seen(textContent)));
  expect(cells).toEqual(
    Object.values<Limit>(limits).map(({ what, time, from, source }) =>
      [what, time, from, source].map((text) => seen(text)),
    ),
  );
  const first = main().queryByRole('region', { name: titles.urgent.title });
  expect(first !== null).toBe(urgent !== undefined);
  if (!first) return;
  for (const paragraph of urgent.text) expect(within(first).getByText(seen(paragraph))).toBeTruthy();
  const calls = within(first)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  const numbers = Object.keys(urgent.calls ?? {}).map(
    (id) => firm.helplines[id as keyof typeof firm.helplines],
  );
  expect(calls).toEqual([...numbers, firm.phone].map(telUrl));
});

interface Limit {
  what: string;
  time: string;
  from: string;
  source: string;
}

test.each(serviceSlugs)(
  'the page of %s links to its partner, to related areas and to the situations',
  async (slug) => {
    const service = serviceOf(slug);
    await openPage(`/services/${slug}`);
    const { lawyer: responsible, neighbours } = bundle(defaultLocale.id, 'service');
    const { situations } = bundle(defaultLocale.id, 'common');
    const lawyer = lawyers.find(({ id }) => id === service.lawyer) as Lawyer;
    const link = section(responsible).getByRole('link', { name: lawyer.name });
    expect(link.getAttribute('href')).toBe(`/lawyers/${lawyer.slug}`);
    const { voice } = bundle(defaultLocale.id, `lawyers/${lawyer.id}`);
    expect(section(responsible).getByText(voice)).toBeTruthy();
    const near = section(neighbours.title).getAllByRole('listitem');
    expect(near.map((item) => within(item).getByRole('link').getAttribute('href'))).toEqual(
      service.near.map((area) => `/services/${area}`),
    );
    expect(main().getByRole('link', { name: situations }).getAttribute('href')).toBe('/situations');
  },
);

test.each([
  ['two items', ['Tenders', 'Claims'], true],
  ['one item', ['Tenders'], true],
  ['no item', [], false],
])('Practice Areas are shown only for a list with items: %s', async (_, practices, shown) => {
  const [slug] = serviceSlugs as [ServiceSlug];
  const load = async (id: string, namespace: string): Promise<ResourceKey> => {
    const own = (await loadBundle(id, namespace)) as object;
    return namespace === `services/${slug}` ? { ...own, practices } : { ...own };
  };
  const namespaces = [
    'common',
    'service',
    'services',
    `lawyers/${serviceOf(slug).lawyer}`,
    `services/${slug}`,
  ];
  render(
    <I18nextProvider i18n={await createI18n(defaultLocale, load, namespaces)}>
      <ServicePage slug={slug} />
    </I18nextProvider>,
  );
  const { practices: name } = bundle(defaultLocale.id, 'service');
  expect(screen.queryByRole('heading', { name }) !== null).toBe(shown);
  for (const practice of practices) expect(screen.getByText(practice)).toBeTruthy();
});
