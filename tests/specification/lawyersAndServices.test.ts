import { describe, expect, test } from 'vitest';
import { firm } from '../../src/core/firm/firm.ts';
import { lawyers } from '../../src/core/firm/lawyers.ts';
import { mailUrl, telUrl } from '../../src/core/firm/links.ts';
import { servicesOf } from '../../src/core/firm/services.ts';
import { defaultLocale } from '../../src/core/i18n/locales.ts';
import { bundle } from '../unit/bundles.ts';
import { labelled, page } from './builtPage.ts';
import { CHAT, SERVICES } from './ownersWords.ts';

// Section 2 of the owner's specification: the lawyers, their profiles, and the services.

const profiles = lawyers.map(({ slug }) => `/lawyers/${slug}`);

describe('Lawyers', () => {
  test('a card for each lawyer: portrait, position, experience, credentials and specialisations', () => {
    const list = page('/lawyers').part('main > ul');
    const cards = [...list.element.children];
    expect(cards.map((card) => card.querySelector('h2 a')?.getAttribute('href'))).toEqual(profiles);
    for (const [index, { id, years, called }] of lawyers.entries()) {
      const card = cards[index];
      for (const words of [index === 0 ? 'Managing Partner' : 'Partner', `${years}+`, String(called)])
        expect(card?.textContent).toContain(words);
      expect(card?.querySelector('svg, img')).not.toBeNull();
      const { specialisations } = bundle(defaultLocale.id, `lawyers/${id}`).card;
      expect(card?.querySelectorAll('ul li')).toHaveLength(specialisations.length);
    }
  });

  test.each(lawyers)('the profile of $name', ({ id, name, slug, email, phone }) => {
    const profile = page(`/lawyers/${slug}`);
    expect(profile.element.querySelector('title')?.textContent).toBe(`${name} | ${firm.name}`);
    const main = profile.part('main');
    expect(main.all('h1')).toEqual([name]);
    expect(main.leads(email)).toBe(mailUrl(email));
    expect(main.leads(phone)).toBe(telUrl(phone));
    for (const block of ['expertise', 'education', 'achievements', 'experience'])
      expect(main.part(labelled(block)).all('li').length, block).toBeGreaterThan(0);
    for (const area of servicesOf(id))
      expect(main.part(labelled('expertise')).element.innerHTML).toContain(`href="/services/${area}"`);
    expect(main.leads('Schedule Consultation')).toBe('/contact');
    expect(main.leads('View All Lawyers')).toBe('/lawyers');
  });
});

describe('Services', () => {
  const list = page('/services').part('main');

  test('the list: 14 cards', () => {
    expect(list.all('h1')).toEqual(['Expert Legal Services']);
    const cards = [...list.element.querySelectorAll('section:first-of-type li')];
    expect(cards.map((card) => card.querySelector('h3')?.textContent)).toEqual(
      SERVICES.map(([, title]) => title),
    );
    expect(cards.map((card) => card.querySelector('a')?.getAttribute('href'))).toEqual(
      SERVICES.map(([slug]) => `/services/${slug}`),
    );
    for (const card of cards) expect(card.querySelector('a')?.textContent).toContain('Learn more');
    const eager = cards.map((card) => card.querySelector('img')?.getAttribute('loading') !== 'lazy');
    expect(eager).toEqual(cards.map((_, index) => index < 6));
  });

  test('Professional Training: 6 of 10 topics, and a note', () => {
    const training = list.section('Professional Training');
    expect(training.all('li')).toHaveLength(6);
    expect(bundle('en', 'services').training.topics).toHaveLength(10);
    expect(training.text).toContain('...and 4 more specialized topics');
    expect(training.text).toMatch(/insurance.*employment.*banking and commercial.*construction/);
  });

  test('Notarial Services: three benefits, six types of document, a line to call', () => {
    const notarial = list.section('Notarial Services');
    expect(notarial.all('li')).toEqual([
      expect.stringMatching(/^International recognition/),
      expect.stringMatching(/^Time and travel cost saved/),
      expect.stringMatching(/^Essential for property transfers and estate matters/),
      expect.stringMatching(/^Identity cards/),
      expect.stringMatching(/^Passports/),
      expect.stringMatching(/^Certificates/),
      expect.stringMatching(/^Legal documents/),
      expect.stringMatching(/^Property papers/),
      expect.stringMatching(/^Estate documents/),
    ]);
    expect(notarial.element.querySelector('a')?.getAttribute('href')).toBe(telUrl(firm.notary.phone));
    expect(notarial.text).toContain('Call now');
  });

  test.each(SERVICES)('the page %s: %s', (slug, title) => {
    const service = page(`/services/${slug}`);
    expect(service.element.querySelector('title')?.textContent).toBe(`${title} | ${firm.name}`);
    const main = service.part('main');
    expect(main.all('h1')).toEqual([title]);
    expect(main.leads('Back to Services')).toBe('/services');
    const parts = ['Overview', 'How We Help', 'Need Legal Assistance?'];
    expect(main.all('h2').filter((title) => parts.includes(title))).toEqual(parts);
    expect(main.all('h2')).not.toContain('Practice Areas');
    expect(main.leads('SCHEDULE CONSULTATION')).toBe('/contact');
    expect(main.leads('WHATSAPP US')).toMatch(CHAT);
  });
});
