import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lawyers } from '../../../src/firm/lawyers.ts';
import { mailUrl, telUrl } from '../../../src/firm/links.ts';
import { locales } from '../../../src/i18n/locales.ts';
import { localizedPath } from '../../../src/i18n/localizedPath.ts';
import { bundle } from '../bundles.ts';
import { openPage } from '../openPage.ts';

const main = () => within(screen.getByRole('main'));
const section = (name: string) => within(main().getByRole('region', { name }));

/** The figures of the specification: years of experience, and cases or transactions. */
const figures = {
  managing: ['29+', '500+'],
  litigation: ['36+', '1000+'],
  employment: ['32+', '800+'],
};

test.each(locales)('in $name each of the three lawyers has a card', async (locale) => {
  await openPage(localizedPath(locale, '/lawyers'));
  const text = bundle(locale.id, 'lawyers');
  const links = main().getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ...lawyers.map(({ name, slug }) => [name, localizedPath(locale, `/lawyers/${slug}`)]),
    [text.cta.schedule, localizedPath(locale, '/contact')],
  ]);
  for (const [index, lawyer] of lawyers.entries()) {
    const card = links[index]?.closest('li') as HTMLElement;
    const { position, credentials, specialisations } = text.cards[lawyer.id];
    expect(card.textContent).toContain(position);
    expect(card.textContent).toContain(text.experience.replace('{{years}}', lawyer.years));
    expect(card.textContent).toContain(credentials.replace('{{called}}', lawyer.called));
    expect(card.querySelector('svg, img')).toBeTruthy();
    const tags = within(card).getByRole('list', { name: text.tags });
    expect([...tags.children].map(({ textContent }) => textContent)).toEqual(specialisations);
    expect(specialisations).toHaveLength(3);
  }
});

test('one is the managing partner, two are senior partners', async () => {
  await openPage('/lawyers');
  expect(main().getAllByText('Managing Partner')).toHaveLength(1);
  expect(main().getAllByText('Senior Partner')).toHaveLength(2);
});

test.each(lawyers)('the profile of $name has all its parts', async (lawyer) => {
  await openPage(`/lawyers/${lawyer.slug}`);
  const text = bundle('en', `lawyers/${lawyer.id}`);
  expect(main().getByRole('heading', { level: 1 }).textContent).toBe(lawyer.name);
  const introduction = within(screen.getByRole('main').querySelector('header') as HTMLElement);
  expect(introduction.getByText(text.role)).toBeTruthy();
  const shown = introduction.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(shown).toEqual(figures[lawyer.id]);
  expect(main().getByRole('link', { name: lawyer.email }).getAttribute('href')).toBe(mailUrl(lawyer.email));
  expect(main().getByRole('link', { name: lawyer.phone }).getAttribute('href')).toBe(telUrl(lawyer.phone));
  const count = (name: string) => section(name).getAllByRole('listitem').length;
  expect(count('Areas of Expertise')).toBe(text.expertise.length);
  expect(count('Education & Credentials')).toBe(text.education.length);
  const bar = section('Education & Credentials').getByText(/Malaysian Bar/);
  expect(bar.closest('li')?.textContent).toContain(String(lawyer.called));
  expect(count('Key Achievements')).toBe(text.achievements.length);
  expect(count('Professional Experience')).toBeGreaterThanOrEqual(4);
  for (const [name, path] of [
    ['Schedule Consultation', '/contact'],
    ['View All Lawyers', '/lawyers'],
  ] as const) {
    expect(main().getByRole('link', { name }).getAttribute('href')).toBe(path);
  }
});

test('posts stand with their period, role, firm and what was done', async () => {
  await openPage('/lawyers/adam-contoh');
  const [first] = section('Professional Experience').getAllByRole('listitem');
  expect(first?.textContent).toContain('2009–present');
  expect(within(first as HTMLElement).getByRole('heading').textContent).toBe('Managing Partner');
  expect(first?.textContent).toMatch(/Contoh & Partners.*Heads the firm/);
});

test('only the litigation partner has a notable case and a philosophy', async () => {
  await openPage('/lawyers/bala-contoh');
  expect(section('Notable Case').getByText(/RM50 million, which was settled in 2022/)).toBeTruthy();
  expect(section('Advocacy Philosophy').getByText(/Advocacy begins/).tagName).toBe('BLOCKQUOTE');
  expect(main().queryByRole('heading', { name: 'Certifications' })).toBeNull();
});

test('only the employment partner has certifications, a specialty and statistics', async () => {
  await openPage('/lawyers/catherine-contoh');
  expect(section('Certifications').getAllByRole('listitem').length).toBeGreaterThan(0);
  expect(section('Specialty Focus').getAllByRole('listitem').length).toBeGreaterThan(0);
  const statistics = section('Statistics').getAllByRole('definition');
  expect(statistics.map(({ textContent }) => textContent)).toEqual(['95%', '800+', '150+']);
  expect(main().queryByRole('heading', { name: 'Notable Case' })).toBeNull();
});

test('each portrait is another one, with the initials', async () => {
  await openPage('/lawyers');
  const plates = [...document.querySelectorAll('main li svg')];
  expect(plates.map((plate) => plate.querySelector('text')?.textContent)).toEqual(['AC', 'BC', 'CC']);
  const drawings = plates.map((plate) => plate.innerHTML.replace(/<text.*<\/text>/, ''));
  expect(new Set(drawings).size).toBe(3);
});
