import { expect, test } from 'vitest';
import type { ValidationError } from 'yup';
import { BLANKS } from '../../../src/enquiry/characters.ts';
import { type Enquiry, emptyEnquiry, fields } from '../../../src/enquiry/enquiry.ts';
import { schema } from '../../../src/enquiry/schema.ts';
import { locales } from '../../../src/i18n/locales.ts';
import { bundle } from '../bundles.ts';
import { enquiry } from './exampleEnquiry.ts';

const right: Enquiry = { ...enquiry, phone: '', subject: '' };

/** The first error of each field: `{ email: 'errors.emailInvalid' }`. */
async function wrong(changed: Partial<Enquiry>): Promise<Record<string, string>> {
  try {
    await schema.validate({ ...right, ...changed }, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as ValidationError;
    return Object.fromEntries(inner.toReversed().map(({ path, message }) => [path, message]));
  }
}

test('name, email and message are required, phone and subject are not', async () => {
  expect(await wrong({})).toEqual({});
  expect(await wrong({ name: '', email: '', message: '' })).toEqual({
    name: 'errors.nameRequired',
    email: 'errors.emailRequired',
    message: 'errors.messageRequired',
  });
});

test('spaces count as empty', async () => {
  expect(await wrong({ name: '  ', email: '\t', message: ' \n\n ' })).toEqual({
    name: 'errors.nameRequired',
    email: 'errors.emailRequired',
    message: 'errors.messageRequired',
  });
});

test.each([
  'a@b.my',
  'name@example.com',
  'first.last+tag@sub.domain.example',
  'UPPER.CASE@EXAMPLE.COM',
  "o'neil_1%x!#$&*=?^`{|}~/-@example.co",
  'n@xn--fiqs8s.xn--fiqz9s',
  '7@7.example',
  ' spaces.around@example.com ',
])('%j is an email address', async (email) => {
  expect(await wrong({ email })).toEqual({});
});

test.each([
  'name',
  '@example.com',
  'name@',
  'name@localhost',
  'name@example.',
  'name@.com',
  'name@-example.com',
  'name@example-.com',
  'name@exa mple.com',
  'na me@example.com',
  'name@@example.com',
  'a@b@example.com',
  'name@example..com',
  'name@example,com',
  'na..me@example.com',
  '.name@example.com',
  'name.@example.com',
  'Name <name@example.com>',
  'a@example.com, b@example.com',
  'name@example.com\nBcc: c@example.com',
  'name＠example.com',
  '电邮@例子.中国',
])('%j is not an email address', async (email) => {
  expect(await wrong({ email })).toEqual({ email: 'errors.emailInvalid' });
});

test('rejects a very long address without delay', async () => {
  expect(await wrong({ email: `${'a.'.repeat(20_000)}@` })).toEqual({ email: 'errors.emailLong' });
});

test.each([
  'Ng',
  '陈',
  '陈美玲',
  '김민수',
  'சிவா ராமன்',
  'نور عائشة',
  'Nguyễn Thị Ánh',
  'Siti Nurhaliza binti Tarudin @ Aishah',
  'A/P Muniandy',
  'O’Neil-Smith, Jr.',
  '李 (Lee) 明',
  '𠮷野家',
])('%s is accepted as a name', async (name) => {
  expect(await wrong({ name })).toEqual({});
});

test.each([
  '+60 12-345 6789',
  '0123456789',
  '(05) 254 0000 ext. 12',
  '+82-10-1234-5678',
  '０１２３４５',
  '白天：012-3456789',
])('%s is accepted as a phone number', async (phone) => {
  expect(await wrong({ phone })).toEqual({});
});

test.each([
  ['name', 'errors.nameLong'],
  ['phone', 'errors.phoneLong'],
  ['message', 'errors.messageLong'],
] as const)('%s has the maximum length of the database', async (field, message) => {
  expect(await wrong({ [field]: '陈'.repeat(Number(fields[field].maxLength)) })).toEqual({});
  expect(await wrong({ [field]: '陈'.repeat(Number(fields[field].maxLength) + 1) })).toEqual({
    [field]: message,
  });
});

test('email has the maximum length of the database', async () => {
  const domain = `@${'d'.repeat(50)}.example`;
  const local = (length: number) => 'a'.repeat(length - domain.length);
  expect(await wrong({ email: local(Number(fields.email.maxLength)) + domain })).toEqual({});
  expect(await wrong({ email: local(Number(fields.email.maxLength) + 1) + domain })).toEqual({
    email: 'errors.emailLong',
  });
});

test.each([
  ['NUL', '\u0000'],
  ['backspace', '\b'],
  ['escape', '\u001b'],
  ['delete', '\u007f'],
  ['a C1 control', '\u0085'],
  ['a tag character', '\u{e0041}'],
  ['half a character', '\ud83d'],
])('%s is rejected, because nobody sees it', async (_, character) => {
  for (const field of ['name', 'phone', 'message'] as const) {
    expect(await wrong({ [field]: `a${character}b` })).toEqual({ [field]: 'errors.characters' });
  }
});

test.each([
  ['right-to-left override', '\u202e'],
  ['left-to-right embedding', '\u202a'],
  ['first strong isolate', '\u2068'],
])('%s is rejected in words and ignored around a copied number', async (_, character) => {
  for (const field of ['name', 'message'] as const) {
    expect(await wrong({ [field]: `a${character}b` })).toEqual({ [field]: 'errors.characters' });
  }
  expect(await wrong({ phone: `${character}+60 5-000 0000${character}` })).toEqual({});
});

/** Each end of each range of a list, as text. */
const ends = (ranges: typeof BLANKS) =>
  [...new Set(ranges.flat())].filter((code) => code > 0).map((code) => String.fromCodePoint(code));

test('blanks of any script count as empty', async () => {
  const blanks = ends(BLANKS);
  expect(blanks).toEqual(expect.arrayContaining(['\u00a0', '\u3000', '\u3164', '\u2800', '\ufeff']));
  for (const blank of blanks) {
    const code = codeOf(blank);
    expect(await wrong({ name: blank.repeat(3) }), code).toEqual({ name: 'errors.nameRequired' });
    expect(await wrong({ message: `${blank}\n${blank}` }), code).toEqual({
      message: 'errors.messageRequired',
    });
    expect(await wrong({ phone: blank }), code).toEqual({});
  }
});

const codeOf = (character: string) => `U+${character.codePointAt(0)?.toString(16)}`;

test('an encoded word is rejected in a line and accepted in a message', async () => {
  const word = '=?utf-8?Q?=0D=0ABcc:_x?=';
  expect(await wrong({ name: word })).toEqual({ name: 'errors.encodedWord' });
  expect(await wrong({ phone: word })).toEqual({ phone: 'errors.encodedWord' });
  expect(await wrong({ email: '=?utf-8?q?x?=@example.com' })).toEqual({ email: 'errors.encodedWord' });
  expect(await wrong({ message: word })).toEqual({});
});

test('lines, tabs and the joiners of scripts and emoji are accepted', async () => {
  expect(await wrong({ message: 'One\r\ntwo\n\tthree' })).toEqual({});
  expect(await wrong({ name: 'می\u200cخواهم', message: '👩\u200d⚖️ شكرا\u200f' })).toEqual({});
});

test('the subject is not validated', async () => {
  expect(await wrong({ subject: `\u202e${'x'.repeat(10_000)}` })).toEqual({});
});

/** Each field with a character more than it may have. */
const tooLong = Object.fromEntries(
  Object.entries(fields).map(([name, { maxLength = 0 }]) => [name, 'x'.repeat(maxLength + 1)]),
);

test.each(locales)('every error of the form in $name can occur', async ({ id }) => {
  const errors = Object.keys(bundle(id, 'enquiry').errors).map((key) => `errors.${key}`);
  const found = await Promise.all([
    wrong(emptyEnquiry),
    wrong(tooLong),
    wrong({ name: '\u0000', email: 'e', phone: '=?x?=' }),
  ]);
  expect(new Set(found.flatMap((each) => Object.values(each)))).toEqual(new Set(errors));
});
