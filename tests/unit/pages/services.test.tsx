import { render, screen, within } from '@testing-library/react';
import type { ResourceKey } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { facts, firm } from '../../../src/firm/firm.ts';
import { telUrl } from '../../../src/firm/links.ts';
import { serviceSlugs } from '../../../src/firm/services.ts';
import { createI18n } from '../../../src/i18n/createI18n.ts';
import { locales } from '../../../src/i18n/locales.ts';
import { localizedPath } from '../../../src/i18n/localizedPath.ts';
import { ServicePage } from '../../../src/pages/ServicePage.tsx';
import { bundle, loadBundle, localeWithId } from '../bundles.ts';
import { openPage } from '../openPage.ts';

const main = () => within(screen.getByRole('main'));
const section = (name: string) => within(main().getByRole('region', { name }));
const items = (name: string) =>
  section(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test.each(locales)('in $name the list has a card for each of the fourteen areas', async (locale) => {
  await openPage(localizedPath(locale, '/services'));
  const { areas } = bundle(locale.id, 'services');
  const cards = section(areas.title).getAllByRole('listitem');
  expect(cards).toHaveLength(14);
  for (const [index, slug] of serviceSlugs.entries()) {
    const card = within(cards[index] as HTMLElement);
    const { title, summary } = areas.items[slug];
    expect(card.getByRole('heading').textContent).toBe(title);
    expect(card.getByText(summary)).toBeTruthy();
    const link = card.getByRole('link', { name: areas.learnMoreAbout.replace('{{area}}', title) });
    expect(within(link).getByText(areas.learnMore)).toBeTruthy();
    expect(link.getAttribute('href')).toBe(localizedPath(locale, `/services/${slug}`));
    // What is on the first screen loads at once, the rest when it comes near.
    expect(cards[index]?.querySelector('img')?.getAttribute('loading')).toBe(index < 3 ? 'eager' : 'lazy');
  }
});

test('the training shows six of ten topics and counts the rest', async () => {
  await openPage('/services');
  expect(main().getByRole('heading', { level: 1 }).textContent).toBe('Expert Legal Services');
  expect(items('Professional Training')).toEqual(bundle('en', 'services').training.topics.slice(0, 6));
  expect(bundle('en', 'services').training.topics).toHaveLength(10);
  expect(section('Professional Training').getByText('...and 4 more specialized topics')).toBeTruthy();
});

test('the notary’s line is one touch away', async () => {
  await openPage('/services');
  const notarial = section('Notarial Services');
  expect(notarial.getByRole('link').getAttribute('href')).toBe(telUrl(firm.notary.phone));
  expect(notarial.getByRole('link').textContent).toContain(facts.notaryPhone);
  expect(notarial.getAllByRole('listitem')).toHaveLength(3 + 6);
});

test.each([...serviceSlugs])('the page of %s has all its parts', async (slug) => {
  await openPage(`/services/${slug}`);
  const text = bundle('en', `services/${slug}`);
  expect(main().getByRole('link', { name: 'Back to Services' }).getAttribute('href')).toBe('/services');
  expect(main().getByRole('heading', { level: 1 }).textContent).toBe(text.title);
  for (const part of [text.subtitle, text.description]) expect(main().getByText(part)).toBeTruthy();
  expect(main().getByRole('img').getAttribute('alt')).toBe(text.image.alt);
  const overview = section('Overview');
  for (const paragraph of text.overview) expect(overview.getByText(paragraph)).toBeTruthy();
  expect(items('How We Help')).toEqual(text.help);
  expect(text.help.length).toBeGreaterThanOrEqual(6);
  const assistance = section('Need Legal Assistance?');
  expect(assistance.getByRole('link', { name: 'SCHEDULE CONSULTATION' }).getAttribute('href')).toBe(
    '/contact',
  );
  const chat = assistance.getByRole('link', { name: /^WHATSAPP US/ });
  expect(chat.getAttribute('target')).toBe('_blank');
  expect(chat.getAttribute('href')).toContain(encodeURIComponent(firm.name));
  expect(main().queryByRole('heading', { name: 'Practice Areas' })).toBeNull();
});

test.each([
  ['two items', ['Tenders', 'Claims'], true],
  ['one item', ['Tenders'], true],
  ['no item', [], false],
])('Practice Areas are shown where their list has %s: %o', async (_, practices, shown) => {
  const load = async (id: string, namespace: string): Promise<ResourceKey> => {
    const own = (await loadBundle(id, namespace)) as object;
    return namespace === 'services/insurance' ? { ...own, practices } : { ...own };
  };
  const namespaces = ['common', 'service', 'services/insurance'];
  render(
    <I18nextProvider i18n={await createI18n(localeWithId('en'), load, namespaces)}>
      <ServicePage slug="insurance" />
    </I18nextProvider>,
  );
  expect(screen.queryByRole('heading', { name: 'Practice Areas' }) !== null).toBe(shown);
  for (const practice of practices) expect(screen.getByText(practice)).toBeTruthy();
});
