import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { hasForbidden } from '../../../src/core/enquiry/characters.ts';
import type { EnquiryField } from '../../../src/core/enquiry/enquiry.ts';
import { excess, fields, isSingleLine, normalised, storedFields } from '../../../src/core/enquiry/enquiry.ts';
import { schema } from '../../../src/core/enquiry/schema.ts';
import { howMany } from '../../heavy.ts';
import { enquiry } from './exampleEnquiry.ts';

const LINES = storedFields.filter((name) => name === 'name' || name === 'message');
const ADDRESSES = storedFields.filter((name) => ['email', 'tel'].includes(fields[name].input));

const CHARACTERS = Array.from({ length: 0x11_0000 }, (_, code) => String.fromCodePoint(code));
/** Every character that Unicode calls a control, a format character or never shown, surrogates, and line separators. */
const UNSEEN = CHARACTERS.filter((one) => /[\p{Cc}\p{Cf}\p{Cs}\p{DI}\u2028\u2029]/u.test(one));
const BREAKS = ['\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'];
/** Format characters of Arabic, Syriac, Kaithi and Egyptian that are seen. */
const SEEN = /[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}\u{13430}-\u{1343f}]/u;
/** Characters that change those beside them. */
const KEPT = /[\ufe00-\ufe0f\u180b-\u180d\u180f\u{e0100}-\u{e01ef}\u115f\u1160\u3164\uffa0\u200c-\u200d]/u;

/** What a character between two letters becomes. */
function expected(name: EnquiryField, one: string): string {
  if (BREAKS.includes(one)) return isSingleLine(name) ? ' ' : '\n';
  if (one === '\t') return isSingleLine(name) ? ' ' : '\t';
  return KEPT.test(one) || SEEN.test(one) ? one : '';
}

describe.each(LINES)('in %s', (name) => {
  test('every character that nobody sees goes, or stays where it has a meaning', () => {
    const made = UNSEEN.map((one) => [one, normalised(name, `a${one}b`)]);
    expect(made).toEqual(UNSEEN.map((one) => [one, `a${expected(name, one)}b`]));
    expect(made.length).toBeGreaterThan(4_000);
  });

  test.each([
    ['a family and a judge', '👨\u200d👩\u200d👧 👩\u200d⚖\ufe0f', undefined],
    ['Persian', 'می\u200cخواهم', undefined],
    ['Tamil', 'ஸ்ரீ க்\u200cஷ', undefined],
    ['a variant of a Han character', '葛\u{e0100}', undefined],
    ['Hangul of a Mac', '김민수'.normalize('NFD'), '김민수'],
    ['Vietnamese of a Mac', 'Nguyễn'.normalize('NFD'), 'Nguyễn'],
    ['the flag of England', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}', '🏴'],
    ['a number of Apple’s contacts', '\u202d+60 12-345 6789\u202c', '+60 12-345 6789'],
    ['a name of theirs', '\u2068Tan\u2069', 'Tan'],
    ['letters after a Mac’s input method', 'Tan\b', 'Tan'],
    ['a dash of Windows', 'a\u0096b', 'ab'],
    ['half an emoji', 'Tan\ud83d', 'Tan'],
  ])('%s is as it was seen', (_, typed, wanted) => {
    expect(normalised(name, typed)).toBe(wanted ?? typed);
  });
});

test.each(ADDRESSES)('in %s no character stays that nobody sees', (name) => {
  const [before, after] = name === 'email' ? ['a', 'b@example.com'] : ['(05) 2', '54 1234'];
  const gone = UNSEEN.filter((one) => expected(name, one) === '' || (!SEEN.test(one) && KEPT.test(one)));
  const made = gone.map((one) => [one, normalised(name, before + one + after)]);
  expect(made).toEqual(gone.map((one) => [one, before + after]));
  expect(made.length).toBeGreaterThan(4_000);
});

test.each([
  ['tan＠example.com', 'tan@example.com'],
  ['ｔａｎ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'tan@example.com'],
  ['tan@example。com', 'tan@example.com'],
  ['mailto:a@b.my', 'a@b.my'],
  ['mailto:a@b.my?subject=Hi', 'a@b.my'],
  ['Tan <a@b.my>', 'a@b.my'],
  ['"Tan, Lim @ Ah" <mailto:a@b.my>;', 'a@b.my'],
  ['a@b.my <mailto:a@b.my>', 'a@b.my'],
  ['<a@b.my', 'a@b.my'],
  ['“a@b.my”', 'a@b.my'],
  ["'a@b.my'", 'a@b.my'],
  ['.a@b.my', 'a@b.my'],
  ['(a@b.my),', 'a@b.my'],
  ...[...'.。,，、;；:!>\u3000', ' ,'].map((end) => [`a@b.my${end}`, 'a@b.my']),
  ...['\u2060', '\u00ad', '\ufe0f', '\u200b', '\ufeff'].map((unseen) => [`a${unseen}@b.my`, 'a@b.my']),
  ['tan@例子.中国', 'tan@xn--fsqu00a.xn--fiqs8s'],
  ['kim@예시.한국', 'kim@xn--vv4b11d.xn--3e0b707e'],
  ['kim@예시.한국'.normalize('NFD'), 'kim@xn--vv4b11d.xn--3e0b707e'],
  ['anna@münchen.example', 'anna@xn--mnchen-3ya.example'],
  ['siti@مثال.مليسيا。', 'siti@xn--mgbh0fb.xn--mgbx4cd0ab'],
  ["O'Neil_1%+x/-@SUB.Example.co", "O'Neil_1%+x/-@SUB.Example.co"],
])('the email address %j is %s', async (typed = '', address = '') => {
  expect(normalised('email', typed)).toBe(address);
  expect(await schema.isValid({ ...enquiry, email: typed })).toBe(true);
});

test.each([
  ['０１２－３４５６７８９', '012-3456789'],
  ['（０５）２５４　１２３４', '(05)254 1234'],
  ['tel:+60 12–345−6789', '+60 12-345-6789'],
  ['٠١٢ ۳٤٥ ௬௭८९', '012 345 6789'],
  ['(05) 254 0000 ext. 12', '(05) 254 0000 ext. 12'],
  ['白天：０１２ ', '白天:012'],
])('the phone number %j is %s', (typed, phone) => {
  expect(normalised('phone', typed)).toBe(phone);
});

test('every digit of every script is one of ours in a phone number', () => {
  const digits = CHARACTERS.filter((one) => /\p{Nd}/u.test(one));
  const made = digits.map((digit) => normalised('phone', digit));
  expect(made).toEqual(digits.map((_, index) => String(index % 10)));
});

test('cleaned text stays as it is when cleaned again, and is never refused for its characters', () => {
  const part = fc.oneof(
    fc.nat(CHARACTERS.length - 1).map((code) => CHARACTERS[code]),
    fc.constantFrom(...UNSEEN),
    fc.constantFrom('mailto:', 'tel:', ...'<>@?, 。例', 'e\u0301', '=?', '\ud83d', '\ude00'),
  );
  const text = fc.array(part, { maxLength: 20 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, fc.constantFrom(...storedFields), (typed, name) => {
      const once = normalised(name, typed);
      expect(normalised(name, once)).toBe(once);
      expect(hasForbidden(once, isSingleLine(name))).toBe(false);
    }),
    { numRuns: howMany(5_000, 200), seed: 1892 },
  );
});

const family = '👨\u200d👩\u200d👧\u200d👦';

test('a message that is too long is told what to cut as a person counts it, and then fits', () => {
  const most = Number(fields.message.maxLength);
  const typed = family.repeat(1_000);
  const over = excess('message', typed);
  expect(excess('message', family.repeat(1_000 - over))).toBe(0);
  expect(excess('message', family.repeat(1_001 - over))).toBe(1);
  expect(over).toBe(1_000 - Math.floor(most / 7));
  expect(excess('message', 'ஸ்ரீ'.repeat(most))).toBeGreaterThan(0);
});

test('a message that is too long is told in code points by a browser that cannot tell', () => {
  vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
  expect(excess('message', family.repeat(715))).toBe(5);
  vi.unstubAllGlobals();
});
