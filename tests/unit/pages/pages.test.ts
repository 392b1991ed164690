import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { firm } from '../../../src/firm/firm.ts';
import { mailUrl, telUrl } from '../../../src/firm/links.ts';
import { addressLines, mapUrl, offices } from '../../../src/firm/offices.ts';
import { isDefault, locales } from '../../../src/i18n/locales.ts';
import { localizedPath } from '../../../src/i18n/localizedPath.ts';
import { bundle } from '../bundles.ts';
import { openPage } from '../openPage.ts';

const main = () => within(screen.getByRole('main'));
const section = (name: string) => within(main().getByRole('region', { name }));
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
const href = (name: string | RegExp, within_ = main()) =>
  within_.getByRole('link', { name }).getAttribute('href');

test('Home: hero, highlights, ways in, testimonials, awards, philosophy', async () => {
  await openPage('/');
  expect(main().getByRole('heading', { level: 1 }).textContent).toBe(
    'Experience you need.\nAchievements you get.',
  );
  expect(href('SCHEDULE CONSULTATION')).toBe('/contact');
  expect(href('EXPLORE SERVICES')).toBe('/services');
  expect(section('The firm at a glance').getAllByRole('listitem')).toHaveLength(3);
  const ways = section('How We Can Help');
  expect(texts(ways.getAllByRole('heading', { level: 3 }))).toEqual(['Lawyers', 'Services', 'Consultation']);
  expect(ways.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/lawyers',
    '/services',
    '/contact',
  ]);
  const quotes = main().getAllByRole('figure');
  expect(quotes).toHaveLength(3);
  for (const quote of quotes) {
    const stars = within(quote).getByRole('img', { name: '5 out of 5 stars' });
    expect(stars.querySelectorAll('svg')).toHaveLength(5);
  }
  const awards = section('Recognition and Awards').getAllByRole('listitem');
  expect(texts(awards)).toEqual([
    expect.stringMatching(/2023.*Legal Excellence/),
    expect.stringMatching(/Continuous.*Heritage/),
    expect.stringMatching(/2022.*Bar Council/),
  ]);
  expect(href('TALK TO US')).toBe('/contact');
  expect(href('OUR EXPERTISE')).toBe('/services');
});

test('Our Heritage: the timeline, four values, three figures', async () => {
  await openPage('/history');
  const moments = section('Four Dates in Our History').getAllByRole('listitem');
  expect(moments.map((moment) => moment.querySelector('p')?.textContent)).toEqual([
    '1892',
    '1906',
    '1920s',
    '1930',
  ]);
  expect(moments.map((moment) => moment.querySelector('h3')?.textContent)).toEqual([
    'Foundation',
    'Leadership Transition',
    'Expansion & Growth',
    'Heritage Milestone',
  ]);
  expect(section('What We Hold To').getAllByRole('heading', { level: 3 })).toHaveLength(4);
  const figures = section('The firm in figures');
  expect(texts(figures.getAllByRole('definition'))).toEqual(['130+', '3', '1892']);
  expect(texts(figures.getAllByRole('term'))).toEqual(['Years of practice', 'Generations', 'Established']);
});

test.each(locales)('FAQ in $name: five groups of four, one open at a time in each', async (locale) => {
  await openPage(localizedPath(locale, '/faq'));
  const { groups, still } = bundle(locale.id, 'faq');
  const names = Object.values<{ title: string }>(groups).map(({ title }) => {
    const details = [...document.querySelectorAll('details')].filter(
      (each) => each.closest('section')?.querySelector('h2')?.textContent === title,
    );
    expect(details).toHaveLength(4);
    expect(details.filter(({ open }) => open)).toEqual([]);
    for (const each of details) {
      expect(each.firstElementChild?.tagName).toBe('SUMMARY');
      expect(each.querySelector('p')?.textContent).toMatch(/\S/);
    }
    // Of details with one name, the browser keeps one open at a time.
    const own = new Set(details.map((each) => each.getAttribute('name')));
    expect(own.size).toBe(1);
    return [...own][0];
  });
  expect(names).toHaveLength(5);
  expect(new Set(names).size).toBe(5);
  expect(href(still.schedule)).toBe(localizedPath(locale, '/contact'));
  expect(href(new RegExp(`^${still.whatsapp}`))).toMatch(/^https:\/\/wa\.me\//);
});

test('the groups of the FAQ are those of the specification', async () => {
  await openPage('/faq');
  expect(texts(main().getAllByRole('heading', { level: 2 }))).toEqual([
    'General Questions',
    'Legal Services',
    'Consultation & Fees',
    'Process & Timeline',
    'Professional Standards',
    'Still Have Questions?',
  ]);
});

test.each(locales)('Contact in $name: the offices, the notary, the form, the chat', async (locale) => {
  await openPage(localizedPath(locale, '/contact'));
  const { offices: labels, notary, whatsapp } = bundle(locale.id, 'contact');
  const names = bundle(locale.id, 'common').offices;
  for (const office of offices) {
    const card = main().getByRole('heading', { name: names[office.id].name }).parentElement as HTMLElement;
    for (const line of [...addressLines(office), office.phone, office.fax, office.email]) {
      expect(within(card).getByText(line)).toBeTruthy();
    }
    expect(href(office.phone, within(card))).toBe(telUrl(office.phone));
    expect(href(office.email, within(card))).toBe(mailUrl(office.email));
    const map = within(card).getByRole('link', { name: new RegExp(`^${labels.map}`) });
    expect(map.getAttribute('href')).toBe(mapUrl(office));
    expect(map.getAttribute('target')).toBe('_blank');
  }
  const card = section(notary.title);
  expect(card.getByText(new RegExp(firm.notary.name))).toBeTruthy();
  expect(card.getByRole('link').getAttribute('href')).toBe(telUrl(firm.notary.phone));
  expect(document.getElementById('enquiry')?.dataset.variant).toBe('contact');
  expect(href(new RegExp(`^${whatsapp.link}`))).toMatch(/^https:\/\/wa\.me\//);
});

test.each(locales)('with scripts off, the form of $name offers phone and e-mail', async (locale) => {
  await openPage(localizedPath(locale, '/contact'));
  const offer = main().getByText(
    new RegExp(bundle(locale.id, 'enquiry').noScript.split(/[{(]/)[0]),
  ).parentElement;
  expect(href(firm.phone, within(offer as HTMLElement))).toBe(telUrl(firm.phone));
  expect(href(firm.email, within(offer as HTMLElement))).toBe(mailUrl(firm.email));
});

test.each(locales.filter((locale) => !isDefault(locale)))(
  'the page of $name: badge, history, fifteen numbered areas, form, office, chat, profile',
  async (locale) => {
    await openPage(localizedPath(locale, '/'));
    const text = bundle(locale.id, 'language');
    expect(main().getByText(text.badge.replace('{{founded}}', '1892'))).toBeTruthy();
    expect(main().getByRole('heading', { level: 1 }).textContent).toBe(
      text.title.replace('{{yearsOfPractice}}', '130'),
    );
    expect(section(text.history.title).getAllByText(/\S/).length).toBeGreaterThan(1);
    const areas = section(text.areas.title).getAllByRole('listitem');
    expect(texts(areas)).toEqual(text.areas.items);
    expect(areas).toHaveLength(15);
    expect(areas[0]?.parentElement?.tagName).toBe('OL');
    expect(document.getElementById('enquiry')?.dataset.variant).toBe('language');
    expect(document.querySelector('#enquiry textarea')?.getAttribute('rows')).toBe('6');
    const office = section(text.office.title);
    expect(office.getByText(addressLines(offices[0])[1] ?? '')).toBeTruthy();
    expect(href(new RegExp(`^${text.office.map}`), office)).toBe(mapUrl(offices[0]));
    expect(href(new RegExp(`^${text.whatsapp}`))).toMatch(/^https:\/\/wa\.me\//);
    const profile = main().getByRole('link', { name: /PDF/ });
    expect(profile.getAttribute('href')).toBe(`/firm-profile-2024-${locale.id}.pdf`);
    expect(profile.getAttribute('target')).toBe('_blank');
  },
);

test.each([
  ['/privacy-policy', 'privacy'],
  ['/terms-of-service', 'terms'],
  ['/disclaimer', 'disclaimer'],
])('%s: contents that lead to every section, in every language alike', async (path, name) => {
  const anchors: (string | null)[][] = [];
  for (const locale of locales) {
    await openPage(localizedPath(locale, path));
    const { sections, contentsTitle, prevails } = bundle(locale.id, name);
    const titles = Object.values<{ title: string }>(sections).map(({ title }) => title);
    const contents = within(main().getByRole('navigation', { name: contentsTitle })).getAllByRole('link');
    expect(texts(contents)).toEqual(titles);
    const targets = contents.map((link) => link.getAttribute('href'));
    for (const [index, target] of targets.entries()) {
      const heading = document.querySelector(`${target} > h2`);
      expect(heading?.textContent).toBe(titles[index]);
    }
    expect(main().getByText(prevails)).toBeTruthy();
    anchors.push(targets);
  }
  for (const each of anchors) expect(each).toEqual(anchors[0]);
});

test('privacy and terms say September 2024, the disclaimer no date', async () => {
  await openPage('/privacy-policy');
  expect(main().getByText('Last updated September 2024')).toBeTruthy();
  await openPage('/terms-of-service');
  expect(main().getByText('Last updated September 2024')).toBeTruthy();
  await openPage('/disclaimer');
  expect(main().queryByText(/updated/i)).toBeNull();
});
