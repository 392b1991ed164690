import { describe, expect, test } from 'vitest';
import { firm } from '../../src/core/firm/firm.ts';
import { lawyers } from '../../src/core/firm/lawyers.ts';
import { offices } from '../../src/core/firm/offices.ts';
import { labelled, page } from './builtPage.ts';
import { isSampleFirm } from './ownersWords.ts';

// Section 9 of the owner's specification, "Business constants and limits", and the figures of section 2, as shown on
// the built pages.

/** What the matters of each of the owner's partners are called. */
const MATTERS: Record<string, string> = {
  managing: 'Transactions led',
  litigation: 'Cases defended',
  employment: 'Disputes resolved',
};

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

// The years of practice and the generations are among the figures of Our Heritage.
test('the foundation, the combined years, three generations', () => {
  expect(page('/').part('main').text).toContain(`since ${firm.founded}`);
  expect(page('/').part('#highlights').text).toContain(`${firm.combinedYears}+`);
  expect(page('/').part('#highlights').text).toContain('three generations');
});

describe('figures', () => {
  test.each(lawyers)(
    'the years, the matters and the call of $name',
    ({ id, slug, years, matters, called }) => {
      const profile = page(`/lawyers/${slug}`).part('main');
      expect(profile.part('dl').all('dd')).toEqual([`${years}+`, `${matters}+`]);
      if (MATTERS[id]) expect(profile.part('dl').all('dt')).toContain(MATTERS[id]);
      expect(profile.part(labelled('education')).text).toContain(`Malaysian Bar · ${called}`);
    },
  );

  test('the partner for litigation: RM50 million in 2022; for employment: 95%, 800+, 150+', () => {
    for (const { id, slug, matters } of lawyers as readonly { id: string; slug: string; matters: number }[]) {
      const profile = page(`/lawyers/${slug}`).part('main');
      if (id === 'litigation')
        expect(profile.part(labelled('notable-case')).text).toMatch(/RM50 million.*2022/);
      if (id !== 'employment') continue;
      const statistics = profile.part(labelled('statistics'));
      expect(statistics.all('dt')).toEqual(['Success rate', 'Cases handled', 'Corporate clients served']);
      expect(statistics.all('dd')).toEqual(['95%', `${matters}+`, '150+']);
    }
  });
});

test('a reply on business days; files kept for years', () => {
  expect(page('/contact').part('main').text).toContain(`within ${firm.replyHours} hours on business days`);
  expect(page('/history').part('main').text).toContain(`at least ${firm.fileYears} years`);
});
