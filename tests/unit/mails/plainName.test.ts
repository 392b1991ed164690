import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainName } from '../../../supabase/functions/send-contact-email/plainName.ts';

test.each([
  'Tan Siew-Ling',
  'Dr. Tan A/L Siew-Ling',
  'Prof. Datuk Dr. J. R. Menon',
  'Muhammad Faiz b. Abdullah',
  'Dato’ Lim (Ah Kow)',
  'O’Brien, Mary',
  '陈伟明',
  '김민수',
  'マイケル・タン',
  'முத்து குமார்',
  'عبد الله',
  // With joiners, without which they would be written otherwise.
  'علی\u200cرضا',
  'ශ්\u200dරී ලංකා',
])('%s is greeted by name', (name) => {
  expect(plainName(name)).toBe(name);
});

test.each([
  ['Dr.Tan ✨', 'Dr. Tan'],
  ['A.Rahman\u3164', 'A. Rahman'],
  ['EVIL.COM', 'EVIL. COM'],
  ['x.भारत', 'x. भारत'],
  ['Lim <b>"Ah"</b>', 'Lim b Ah /b'],
])('%s is greeted as %s', (name, greeted) => {
  expect(plainName(name)).toBe(greeted);
});

test.each([
  ['nothing to read', '✨🎉✨'],
  ['a phone number', 'Call Ali 012-345 6789'],
  ['a sum', 'You won RM5000'],
  ['numbers of any script', 'Ali ٠١٢'],
  ['a sentence and more', 'Pay now. Ali'],
  ['a sentence of long words', 'SUSPENDED. Call Ali'],
  ['an exclamation', 'Hurry! Call Ali'],
  ['a sentence in Chinese', '账户已停用。请致电'],
  ['a mail address', 'Ali ali@evil.example'],
  ['a link', 'Ali https://evil.example'],
  ['an address of a page', 'Ali at evil.example'],
  ['one with invisible characters', 'Win at www.\u034fevil.\u034fcom now'],
  ['one with joiners', 'Win at evil.c\u200com'],
  ['more than a name has', 'Your account is closed and our partner waits'],
])('%s is greeted without: "%s"', (_, name) => {
  expect(plainName(name)).toBe('');
});

const INVISIBLE = [
  '\u00ad',
  '\u034f',
  '\u115f',
  '\u17b4',
  '\u200b',
  '\u2060',
  '\u3164',
  '\ufe0f',
  '\uffa0',
  '\u{e0100}',
];
const piece = fc.oneof(
  fc.constantFrom(
    'Tan',
    'evil',
    'com',
    'www',
    'Dr',
    '.',
    '. ',
    '@',
    '/',
    '//',
    ' ',
    '!',
    '1',
    '٢',
    '०',
    'भा',
    '김',
    '。',
  ),
  fc.string({ unit: 'grapheme', maxLength: 3 }),
);
const words = fc.array(piece, { maxLength: 12 });

test('whatever is typed as a name, no address, number or hidden character gets into the greeting', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.constantFrom(...INVISIBLE, '\u200c', '\u200d'))), (typed) => {
      const greeted = plainName(typed.join(''));
      expect(greeted).not.toMatch(/@|\/\/|\.[\p{L}\p{M}\p{N}]{2}|(\p{N}.*){3}|[\n\r<>:]/su);
      expect(greeted.replace(/[\u200c\u200d]/g, '')).not.toMatch(/\p{Default_Ignorable_Code_Point}/u);
      expect(greeted).not.toMatch(/[\p{Script=Latin}.][\u200c\u200d]|[\u200c\u200d][\p{Script=Latin}.]/u);
      expect([...greeted].length).toBeLessThanOrEqual(40);
    }),
    { numRuns: 5_000 },
  );
});

test('invisible characters change nothing, wherever they stand', () => {
  fc.assert(
    fc.property(words, fc.constantFrom(...INVISIBLE), (typed, invisible) => {
      expect(plainName(typed.join(invisible))).toBe(plainName(typed.join('')));
    }),
    { numRuns: 5_000 },
  );
});
