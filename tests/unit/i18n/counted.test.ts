import { describe, expect, test } from 'vitest';
import { lawyers } from '../../../src/firm/lawyers.ts';
import { offices } from '../../../src/firm/offices.ts';
import { services } from '../../../src/firm/services.ts';
import { countedFacts, numberWord } from '../../../src/i18n/counted.ts';
import { joined } from '../../../src/i18n/joined.ts';
import { forOffices } from '../../../src/i18n/soleOffice.ts';

const WORDS = ['one', 'two', 'three'];

test('a number is a word, or figures beyond a language’s words', () => {
  expect(numberWord(3, WORDS)).toBe('three');
  expect(numberWord(4, WORDS)).toBe('4');
});

test('exactly two can have a phrase of its own', () => {
  const all = { two: 'both', more: 'all {{number}}' };
  expect(numberWord(2, WORDS, all)).toBe('both');
  expect(numberWord(3, WORDS, all)).toBe('all three');
});

describe('lists of names', () => {
  test.each([
    [['Ipoh'], 'Ipoh'],
    [['Ipoh', 'Taiping'], 'Ipoh and Taiping'],
    [['Ipoh', 'Taiping', 'Lumut'], 'Ipoh, Taiping and Lumut'],
  ])('%j', (names, said) => {
    expect(joined(names, { between: ', ', last: ' and ' })).toBe(said);
  });

  test.each([
    [['이포', '타이핑'], '이포와 타이핑'],
    [['타이핑', '이포'], '타이핑과 이포'],
    [['이포', '텔룩 인탄', '타이핑'], '이포, 텔룩 인탄과 타이핑'],
  ])('%j with the Korean particle that fits the name before it', (names, said) => {
    expect(joined(names, { between: ', ', last: '과/와 ' })).toBe(said);
  });
});

test('counted facts are derived from the tables', () => {
  const names = Object.fromEntries(offices.map(({ id }) => [id, { name: id }]));
  const said = countedFacts({
    numbers: { words: [], all: { two: 'both', more: 'all' }, either: { two: 'either', more: 'any' } },
    offices: names,
    lists: { towns: { between: ', ', last: ' & ' } },
  });
  expect(said.partnerCount).toBe(String(lawyers.length));
  expect(said.officeCount).toBe(String(offices.length));
  expect(said.areaCount).toBe(String(services.length));
  expect(said.areaCountWithNotary).toBe(String(services.length + 1));
  for (const { id } of offices) expect(said.towns).toContain(id);
});

test('with one office a text gives way to its sibling, in nested lists too', () => {
  const texts = { items: [{ title: 'Both', title_sole: 'The one' }], other: 'Other' };
  expect(forOffices(texts, 2)).toEqual({ items: [{ title: 'Both' }], other: 'Other' });
  expect(forOffices(texts, 1)).toEqual({ items: [{ title: 'The one' }], other: 'Other' });
});
