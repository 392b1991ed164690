import { expect, test } from 'vitest';
import type { ValidationError } from 'yup';
import { type Enquiry, type EnquiryField, fields, storedFields } from '../../../src/core/enquiry/enquiry.ts';
import { schema } from '../../../src/core/enquiry/schema.ts';
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

const required = {
  name: 'errors.nameRequired',
  email: 'errors.emailRequired',
  message: 'errors.messageRequired',
};

test('name, email and message are required, and spaces count as empty', async () => {
  expect(await wrong({})).toEqual({});
  expect(await wrong({ name: '', email: '', message: '' })).toEqual(required);
  expect(await wrong({ name: ' \u3000\u3164', email: '\t', message: ' \n\n ' })).toEqual(required);
});

test('a field’s name is one lower-case word, since it is the name of a column, too', () => {
  for (const name of Object.keys(fields)) expect(name).toMatch(/^[a-z]+$/);
});

test.each<[EnquiryField, string]>([
  ['email', 'a@b.my'],
  ['email', 'UPPER.CASE+tag@SUB.DOMAIN.EXAMPLE'],
  ['email', "o'neil_1%x!#$&*=?^`{|}~/-@example.co"],
  ['email', 'n@xn--fiqs8s.xn--fiqz9s'],
  ['email', ' spaces.around@example.com '],
  ['name', '김민수'],
  ['name', 'نور عائشة'],
  ['name', 'Siti Nurhaliza binti Tarudin @ Aishah'],
  ['name', '李 (Lee) 明, A/P O’Neil-Smith Jr.'],
  ['phone', '(05) 254 0000 ext. 12'],
  ['phone', '白天：０１２３４５'],
  ['phone', '\u202a+60 5-000 0000\u202c'],
  ['message', 'One\r\ntwo\n\tthree'],
  ['message', '👩\u200d⚖️ شكرا\u200f'],
  ['subject', `\u202e${'x'.repeat(10_000)}`],
])('%s may be %j', async (field, value) => {
  expect(await wrong({ [field]: value })).toEqual({});
});

test.each([
  'name',
  'name@-example.com',
  'name@example..com',
  'name@exa mple.com',
  'na me@example.com',
  'a@b@example.com',
  'na..me@example.com',
  'Name <name@example.com>',
  'a@example.com, b@example.com',
  'name@example.com\nBcc: c@example.com',
  '电邮@例子.中国',
])('%j is not an email address', async (email) => {
  expect(await wrong({ email })).toEqual({ email: 'errors.emailInvalid' });
});

test('rejects a very long address without delay', async () => {
  expect(await wrong({ email: `${'a.'.repeat(20_000)}@` })).toEqual({ email: 'errors.emailLong' });
});

test.each(storedFields)('%s has the maximum length of the database', async (field) => {
  const end = field === 'email' ? `@${'d'.repeat(50)}.example` : '陈';
  const ofLength = (length: number) => 'a'.repeat(length - end.length) + end;
  const most = Number(fields[field].maxLength);
  expect(await wrong({ [field]: ofLength(most) })).toEqual({});
  expect(await wrong({ [field]: ofLength(most + 1) })).toEqual({ [field]: `errors.${field}Long` });
});

// The characters one by one are compared with the database's: tests/supabase/database/contract.test.ts.
test.each([
  ['NUL', '\u0000'],
  ['a control character', '\u0085'],
  ['a tag character', '\u{e0041}'],
  ['half a character', '\ud83d'],
  ['a right-to-left override', '\u202e'],
])('%s is rejected, because nobody sees it', async (_, character) => {
  for (const field of ['name', 'message'] as const)
    expect(await wrong({ [field]: `a${character}b` })).toEqual({ [field]: 'errors.characters' });
});

test('an encoded word is rejected in a line', async () => {
  const word = '=?utf-8?Q?=0D=0ABcc:_x?=';
  expect(await wrong({ name: word, phone: word, email: '=?utf-8?q?x?=@example.com' })).toEqual({
    name: 'errors.encodedWord',
    phone: 'errors.encodedWord',
    email: 'errors.encodedWord',
  });
});
