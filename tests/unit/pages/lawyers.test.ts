// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Lawyer, lawyers } from '../../../src/firm/lawyers.ts';
import { mailUrl, telUrl } from '../../../src/firm/links.ts';
import { servicesOf } from '../../../src/firm/services.ts';
import { defaultLocale, locales } from '../../../src/i18n/locales.ts';
import { localizedPath } from '../../../src/i18n/localizedPath.ts';
import { photographOf } from '../../../src/pictures/photographs.ts';
import { loadBundle, otherFiles } from '../../../src/prerender.tsx';
import { bundle, filled, seen } from '../bundles.ts';
import { openPage, SITE_URL } from '../openPage.ts';

const main = () => within(screen.getByRole('main'));
const section = (name: string) => within(main().getByRole('region', { name }));

test.each(locales)('the list of lawyers in $name has a card for each', async (locale) => {
  await openPage(localizedPath(locale, '/lawyers'));
  const text = bundle(locale.id, 'lawyers');
  const links = main().getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    lawyers.map(({ name, slug }) => [name, localizedPath(locale, `/lawyers/${slug}`)]),
  );
  for (const [index, { id, years, called }] of lawyers.entries()) {
    const card = links[index]?.closest('li') as HTMLElement;
    const { credentials, specialisations } = text.cards[id];
    expect(card.textContent).toContain(bundle(locale.id, `lawyers/${id}`).role);
    expect(card.textContent).toContain(filled(text.experience, { years }));
    expect(card.textContent).toContain(filled(credentials, { called }));
    expect(card.querySelector('svg, img')).toBeTruthy();
    const tags = within(card).getByRole('list', { name: text.tags });
    expect([...tags.children].map(({ textContent }) => textContent)).toEqual(specialisations);
  }
});

/** The values that the texts of a profile may use. */
const valuesOf = ({ name, years, matters, called }: Lawyer) => ({ lawyer: name, years, matters, called });

test.each(lawyers)('the profile of $name shows the texts and facts of the lawyer', async (lawyer) => {
  await openPage(`/lawyers/${lawyer.slug}`);
  const titles = bundle(defaultLocale.id, 'lawyer');
  const text = bundle(defaultLocale.id, `lawyers/${lawyer.id}`);
  const shown = (words: string) => filled(words, valuesOf(lawyer));
  const introduction = within(screen.getByRole('main').querySelector('header') as HTMLElement);
  for (const words of [text.role, text.focus, text.voice, text.intro]) {
    expect(introduction.getByText(seen(words, valuesOf(lawyer)))).toBeTruthy();
  }
  const figures = main()
    .getAllByRole('definition')
    .slice(0, 2)
    .map(({ textContent }) => textContent);
  expect(figures).toEqual([`${lawyer.years}+`, `${lawyer.matters}+`]);
  expect(main().getByRole('link', { name: lawyer.email }).getAttribute('href')).toBe(mailUrl(lawyer.email));
  expect(main().getByRole('link', { name: lawyer.phone }).getAttribute('href')).toBe(telUrl(lawyer.phone));

  const items = (title: string) => section(title).getAllByRole('listitem');
  const words = (title: string) => items(title).map(({ textContent }) => textContent);
  // Below the lawyer's own fields are the practice areas that he or she is responsible for.
  const areas = servicesOf(lawyer.id);
  const { items: cards } = bundle(defaultLocale.id, 'services').areas;
  expect(words(titles.expertise)).toEqual([...text.expertise, ...areas.map((slug) => cards[slug].title)]);
  for (const slug of areas) {
    const link = section(titles.expertise).getByRole('link', { name: cards[slug].title });
    expect(link.getAttribute('href')).toBe(`/services/${slug}`);
  }
  expect(words(titles.achievements)).toEqual(text.achievements.map(shown));
  const education = items(titles.education);
  expect(education).toHaveLength(text.education.length);
  for (const [index, { degree, institution, year }] of text.education.entries()) {
    expect(education[index]?.textContent).toBe(
      degree + filled(titles.educationLine, { institution, year: shown(year) }),
    );
  }
  const posts = items(titles.experience);
  expect(posts).toHaveLength(text.experience.length);
  for (const [index, { period, role, company, description }] of text.experience.entries()) {
    const post = within(posts[index] as HTMLElement);
    expect(post.getByRole('heading').textContent).toBe(role);
    for (const line of [period, company, description]) expect(post.getByText(seen(line))).toBeTruthy();
  }
});

/** Blocks that only one lawyer's profile has, by the keys of their titles. */
const OWN = {
  managing: [],
  litigation: ['notableCase', 'philosophy'],
  employment: ['certifications', 'specialtyFocus', 'statistics'],
};

test.each(lawyers)(
  'the profile of $name has its own blocks and none of the others’',
  async ({ id, slug }) => {
    await openPage(`/lawyers/${slug}`);
    for (const [owner, parts] of Object.entries(OWN)) {
      for (const part of parts) {
        const name = bundle(defaultLocale.id, `lawyers/${owner}`)[part].heading;
        expect(main().queryByRole('region', { name }) !== null, name).toBe(owner === id);
      }
    }
  },
);

test.each(['/lawyers', '/', '/history'])('each lawyer has a different portrait at %s', async (path) => {
  await openPage(path);
  const portraits = lawyers.map((lawyer) => {
    const cards = main()
      .getAllByRole('link', { name: lawyer.name })
      .map((link) => link.closest('li'));
    const portrait = cards.find(Boolean)?.querySelector('img')?.getAttribute('src');
    expect(decodeURI(portrait ?? '')).toMatch(photographOf(lawyer)?.img.src ?? /\.svg$/);
    return portrait;
  });
  expect(new Set(portraits).size).toBe(lawyers.length);
});

test.each(locales)(
  'a position with a placeholder is filled in on the vCard, too, in $name',
  async (locale) => {
    const files = await otherFiles(SITE_URL, async (localeId, namespace) => {
      const loaded = await loadBundle(localeId, namespace);
      return namespace.startsWith('lawyers/') ? { ...Object(loaded), role: 'In {{firm}}' } : loaded;
    });
    const cards = files.filter(
      ({ path }) => path.startsWith(`${locale.prefix}/lawyers/`) && path.endsWith('.vcf'),
    );
    expect(cards).toHaveLength(lawyers.length);
    for (const { text } of cards) expect(text).toMatch(/TITLE:In [^{}]+\r\n/);
  },
);
