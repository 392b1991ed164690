import { describe, expect, test } from 'vitest';
import { firm } from '../../src/core/firm/firm.ts';
import { lawyers } from '../../src/core/firm/lawyers.ts';
import { offices } from '../../src/core/firm/offices.ts';
import { labelled, page } from './builtPage.ts';
import { isSampleFirm, PROFILES, TIMELINE } from './ownersWords.ts';

// Section 9 of the owner's specification, "Business constants and limits", and the figures of section 2, as shown on
// the built pages.

test.runIf(isSampleFirm)('the facts handed over are those of the specification', () => {
  const { founded, yearsOfPractice, combinedYears, replyHours, fileYears } = firm;
  expect([founded, yearsOfPractice, combinedYears, replyHours, fileYears]).toEqual([1892, 130, 95, 24, 7]);
  expect([firm.copyrightYear, firm.profileYear, firm.legalUpdated.slice(0, 7)]).toEqual([
    2024,
    2024,
    '2024-09',
  ]);
  expect(lawyers.map(({ years, matters }) => [years, matters])).toEqual([
    [29, 500],
    [36, 1000],
    [32, 800],
  ]);
  // Which of the first two was called in which year is not specified.
  expect(lawyers.slice(0, 2).map(({ called }) => called)).toEqual(expect.arrayContaining([1988, 1995]));
  expect(offices.map(({ address }) => address.town)).toEqual(['Ipoh', 'Teluk Intan']);
  expect(page('/chinese').part('#history').text).toContain('三位合伙人');
});

// The years of practice are among the figures of Our Heritage.
test('the foundation, the combined years', () => {
  expect(page('/').part('main').text).toContain(`since ${firm.founded}`);
  expect(page('/').part('#highlights').text).toContain(`${firm.combinedYears}+`);
});

describe('figures', () => {
  test.each(lawyers)('the years, the matters and the call of $name', ({ slug, years, matters, called }) => {
    const profile = page(`/lawyers/${slug}`).part('main');
    expect(profile.part('dl').all('dd')).toEqual([`${years}+`, `${matters.toLocaleString('en')}+`]);
    expect(profile.part(labelled('education')).text).toContain(`Malaysian Bar · ${called}`);
  });
});

describe.runIf(isSampleFirm)('the firm that was handed over', () => {
  const profileOf = (id: string) =>
    page(`/lawyers/${lawyers.find((lawyer) => lawyer.id === id)?.slug}`).part('main');

  test('its history, of three generations', () => {
    const history = page('/history').part('main');
    const timeline = history.part(labelled('timeline'));
    expect(timeline.all('li p:first-child, li h3')).toEqual(TIMELINE.flat());
    expect(history.part('#stats').all('dd')).toContain('3');
    expect(page('/').part('#highlights').text).toContain('three generations');
  });

  test('three testimonials, and three awards', () => {
    const home = page('/').part('main');
    expect(home.all('figure')).toHaveLength(3);
    expect(home.part('#recognition').all('li')).toEqual([
      expect.stringMatching(/2023.*Legal Excellence/),
      expect.stringMatching(/Continuous.*Heritage Law Firm/),
      expect.stringMatching(/2022.*Bar Council/),
    ]);
  });

  test('three specialisations of each partner', () => {
    const cards = [...page('/lawyers').part('main > ul').element.children];
    expect(cards.map((card) => card.querySelectorAll('ul li').length)).toEqual([3, 3, 3]);
  });

  test.each(Object.entries(PROFILES))('the partner %s', (id, { matters, blocks }) => {
    const profile = profileOf(id);
    expect(profile.part('dl').all('dt')).toContain(matters);
    const own = Object.values(PROFILES).flatMap((one) => one.blocks);
    expect(own.filter((block) => profile.element.querySelector(labelled(block)))).toEqual(blocks);
  });

  test('the partner for litigation: RM50 million, settled in 2022, and a philosophy', () => {
    const profile = profileOf('litigation');
    expect(profile.part(labelled('notable-case')).text).toMatch(/RM50 million.*settled.*2022/);
    expect(profile.part(labelled('philosophy-title')).all('blockquote')).toHaveLength(1);
  });

  test('the partner for employment: 95%, 800+, 150+', () => {
    const statistics = profileOf('employment').part(labelled('statistics'));
    expect(statistics.all('dt')).toEqual(['Success rate', 'Cases handled', 'Corporate clients served']);
    expect(statistics.all('dd')).toEqual(['95%', '800+', '150+']);
  });
});

test('a reply on business days; files kept for years', () => {
  expect(page('/contact').part('main').text).toContain(`within ${firm.replyHours} hours on business days`);
  expect(page('/history').part('main').text).toContain(`at least ${firm.fileYears} years`);
});
