import { describe, expect, test } from 'vitest';
import { lawyers } from '../../src/firm/lawyers.ts';
import { serviceSlugs } from '../../src/firm/services.ts';
import { labelled, page } from './builtPage.ts';

// Section 9 of the owner's specification, "Business constants and limits", and the figures of section 2, as shown on
// the built pages.

const [managing, litigation, employment] = lawyers.map(({ slug }) => page(`/lawyers/${slug}`).part('main'));

// 130+ years and 3 generations are among the figures of Our Heritage, the three partners among the lawyers.
test('founded 1892; 95+ combined years; three generations', () => {
  expect(page('/').part('main').text).toContain('since 1892');
  expect(page('/').part('#highlights').text).toContain('95+');
  expect(page('/').part('#highlights').text).toContain('three generations');
});

describe('figures', () => {
  test('the managing partner: 29+ years, 500+ transactions', () => {
    expect(managing?.part('dl').all('dd')).toEqual(['29+', '500+']);
    expect(managing?.part('dl').all('dt')).toContain('Transactions led');
  });

  test('the senior partner for litigation: 36+ years, 1000+ cases; RM50 million in 2022', () => {
    expect(litigation?.part('dl').all('dd')).toEqual(['36+', '1000+']);
    expect(litigation?.part('dl').all('dt')).toContain('Cases defended');
    expect(litigation?.part(labelled('notable-case')).text).toMatch(/RM50 million.*2022/);
  });

  test('the senior partner for employment: 32+ years, 800+ disputes; 95%, 800+, 150+', () => {
    expect(employment?.part('dl').all('dd')).toEqual(['32+', '800+']);
    expect(employment?.part('dl').all('dt')).toContain('Disputes resolved');
    expect(employment?.part(labelled('statistics')).all('dd')).toEqual(['95%', '800+', '150+']);
  });

  test('one of the first two was called to the Malaysian Bar in 1995, the other in 1988', () => {
    const called = lawyers.slice(0, 2).map(({ called }) => String(called));
    expect(called.sort()).toEqual(['1988', '1995']);
    for (const [index, profile] of [managing, litigation].entries()) {
      expect(profile?.part(labelled('education')).text).toContain(
        `Malaysian Bar · ${lawyers[index]?.called}`,
      );
    }
  });
});

test('a reply within 24 hours on business days; files kept for at least 7 years', () => {
  expect(page('/contact').part('main').text).toContain('within 24 hours on business days');
  expect(page('/history').part('main').text).toContain('at least 7 years');
});

describe('other limits on the length of pages', () => {
  test.each(serviceSlugs)('/services/%s says in 6 to 8 lines how the firm helps', (slug) => {
    const lines = page(`/services/${slug}`).part('#help').all('li');
    expect(lines.length).toBeGreaterThanOrEqual(6);
    expect(lines.length).toBeLessThanOrEqual(8);
  });

  test.each(lawyers)('$name has 6 to 9 areas of expertise and at least 4 posts', ({ slug }) => {
    const profile = page(`/lawyers/${slug}`);
    const areas = profile.part(labelled('expertise')).all('ul:first-of-type > li');
    expect(areas.length).toBeGreaterThanOrEqual(6);
    expect(areas.length).toBeLessThanOrEqual(9);
    expect(profile.part(labelled('experience')).all('li').length).toBeGreaterThanOrEqual(4);
  });
});
