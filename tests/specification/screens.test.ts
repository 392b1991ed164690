import { describe, expect, test } from 'vitest';
import { firm } from '../../src/core/firm/firm.ts';
import { mailUrl, telUrl } from '../../src/core/firm/links.ts';
import { addressLines, mapUrl, offices } from '../../src/core/firm/offices.ts';
import { labelled, page } from './builtPage.ts';
import { CHAT, SERVICES } from './ownersWords.ts';

// Section 2 of the owner's specification: words, counts and links of the pages, except for lawyers and services.
// Changing one of them changes what the owner asked for, so this file has to change with it.

describe('Home', () => {
  const home = page('/').part('main');

  test('the title is the firm’s name, the description its tagline', () => {
    const { element } = page('/');
    expect(element.querySelector('title')?.textContent).toBe(firm.name);
    const tagline = 'Experience you need. Achievements you get.';
    expect(element.querySelector('meta[name=description]')?.getAttribute('content')).toBe(tagline);
    expect(home.all('h1')).toEqual([tagline]);
  });

  test('the hero, and three highlights', () => {
    expect(home.leads('SCHEDULE CONSULTATION')).toBe('/contact');
    expect(home.leads('EXPLORE SERVICES')).toBe('/services');
    expect(home.part('#highlights').all('li')).toHaveLength(3);
  });

  test('How We Can Help: three cards', () => {
    const cards = home.section('How We Can Help');
    expect(cards.all('h3')).toEqual(['Lawyers', 'Services', 'Consultation']);
    const links = [...cards.element.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/lawyers', '/services', '/contact']);
  });

  test('testimonials, each of 5 stars', () => {
    const quotes = [...home.element.querySelectorAll('figure')];
    expect(quotes.length).toBeGreaterThan(0);
    for (const quote of quotes) {
      expect(quote.querySelector('[role=img]')?.getAttribute('aria-label')).toContain('5');
      expect(quote.querySelectorAll('[role=img] > span')).toHaveLength(5);
      expect(quote.querySelector('blockquote')?.textContent).toMatch(/\S/);
      expect(quote.querySelectorAll('figcaption > *')).toHaveLength(2);
    }
  });

  test('the philosophy', () => {
    const philosophy = home.section('Our Philosophy');
    expect(philosophy.text).toMatch(/invest in .*people.* stakeholders/);
    expect(philosophy.leads('TALK TO US')).toBe('/contact');
    expect(philosophy.leads('OUR EXPERTISE')).toBe('/services');
  });
});

test('Contact', () => {
  const contact = page('/contact').part('main');
  const cards = contact.part(labelled('offices'));
  for (const office of offices) {
    for (const line of [...addressLines(office), office.fax ?? '']) expect(cards.text).toContain(line);
    expect(cards.leads(office.phone)).toBe(telUrl(office.phone));
    expect(cards.leads(office.email)).toBe(mailUrl(office.email));
  }
  expect(cards.all('h3')).toEqual(offices.map(({ address }) => address.town));
  const maps = [...cards.element.querySelectorAll('a[target=_blank]')];
  expect(maps.map((map) => map.childNodes[0]?.textContent)).toEqual(offices.map(() => 'VIEW ON MAP'));
  expect(maps.map((map) => map.getAttribute('href'))).toEqual(offices.map(mapUrl));
  const notary = contact.section('Notary Public Service (Ipoh)');
  expect(notary.text).toContain(firm.notary.name);
  expect(notary.element.querySelector('a')?.getAttribute('href')).toBe(telUrl(firm.notary.phone));
  expect(contact.section('Get In Touch').element.querySelectorAll('form')).toHaveLength(1);
  expect(contact.leads('WhatsApp Us')).toMatch(CHAT);
});

test.each([
  ['/chinese', `/firm-profile-${firm.profileYear}-zh.pdf`],
  ['/korean', `/firm-profile-${firm.profileYear}-ko.pdf`],
])(
  '%s: founding badge, history, 15 numbered practice areas, form, office, WhatsApp, profile',
  (path, book) => {
    const main = page(path).part('main');
    expect(main.part('h1').element.previousElementSibling?.textContent).toContain(String(firm.founded));
    expect(main.part('#history').text).toMatch(/\S/);
    const areas = [...main.part('#areas').element.querySelectorAll('ol > li a')];
    expect(areas.map((link) => link.getAttribute('href')?.replace(path, ''))).toEqual([
      ...SERVICES.map(([slug]) => `/services/${slug}`),
      '/services#notarial',
    ]);
    expect(main.element.querySelectorAll('form')).toHaveLength(1);
    expect(main.part(labelled('office')).text).toContain('Perak');
    const links = [...main.element.querySelectorAll('a[target=_blank]')].map((link) =>
      link.getAttribute('href'),
    );
    expect(links).toContainEqual(expect.stringMatching(CHAT));
    expect(links).toContain(book);
  },
);

test('Our Heritage', () => {
  const history = page('/history').part('main');
  expect(history.all('h1')).toEqual(['Our Heritage']);
  expect(history.part('#values').all('h3')).toHaveLength(4);
  expect(history.part('#stats').all('dd')).toEqual([
    `${firm.yearsOfPractice}+`,
    expect.stringMatching(/^\d+$/),
    String(firm.founded),
  ]);
  expect(history.part('#stats').all('dt')).toEqual(['Years of practice', 'Generations', 'Established']);
});

test('FAQ: five groups of four questions', () => {
  const faq = page('/faq').part('main');
  const groups = [
    'General Questions',
    'Legal Services',
    'Consultation & Fees',
    'Process & Timeline',
    'Professional Standards',
  ];
  expect(faq.all('h2')).toEqual([...groups, 'Still Have Questions?']);
  for (const title of groups) expect(faq.section(title).all('details > summary')).toHaveLength(4);
  const still = faq.section('Still Have Questions?');
  expect(still.leads('Schedule Consultation')).toBe('/contact');
  expect(still.leads('WhatsApp Us')).toMatch(CHAT);
});

describe('Legal pages', () => {
  // Sections are identified by their anchors, which do not change when a title is reworded.
  test.each([
    [
      '/privacy-policy',
      'information-we-collect how-we-use-it security sharing your-rights retention contact',
    ],
    [
      '/terms-of-service',
      'legal-services-agreement website-use professional-responsibilities limitation-of-liability confidentiality termination governing-law contact',
    ],
    [
      '/disclaimer',
      'no-relationship general-information no-legal-advice accuracy liability external-links professional-standards contact',
    ],
  ])('%s has its sections in their order, and contents with a link to each', (path, owners) => {
    const sections = owners.split(' ');
    const { element } = page(path).part('main');
    const ids = [...element.querySelectorAll('section[id]')].map(({ id }) => id);
    expect(ids.filter((id) => sections.includes(id))).toEqual(sections);
    const links = [...element.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(ids.map((id) => `#${id}`));
  });

  test('the first two show the month of their last update, the third shows no date', () => {
    const month = new Date(firm.legalUpdated).toLocaleDateString('en-GB', { month: 'long', year: 'numeric' });
    expect(page('/privacy-policy').part('main').text).toContain(month);
    expect(page('/terms-of-service').part('main').text).toContain(month);
    const disclaimer = page('/disclaimer').part('main').text;
    expect(disclaimer).not.toMatch(/updated/i);
    expect(disclaimer).not.toContain(month);
  });
});
