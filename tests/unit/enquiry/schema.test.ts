import { expect, test } from 'vitest';
import type { ValidationError } from 'yup';
import { type Enquiry, type EnquiryField, fields, storedFields } from '../../../src/core/enquiry/enquiry.ts';
import { errorValues, schema } from '../../../src/core/enquiry/schema.ts';
import { enquiry } from './exampleEnquiry.ts';

const right: Enquiry = { ...enquiry, phone: '', subject: '' };

/** The first error of each field: `{ email: 'errors.emailNoAt' }`. */
async function wrong(changed: Partial<Enquiry>): Promise<Record<string, string>> {
  try {
    await schema.validate({ ...right, ...changed }, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as ValidationError;
    return Object.fromEntries(inner.toReversed().map(({ path, message }) => [path, message]));
  }
}

test('name, email and message are required, and spaces count as empty', async () => {
  const errors = ['name', 'email', 'message'].map((name) => [name, `errors.${name}Required`]);
  const required = Object.fromEntries(errors);
  expect(await wrong({})).toEqual({});
  expect(await wrong({ name: '', email: '', message: '' })).toEqual(required);
  expect(await wrong({ name: ' \u3000\u3164', email: '\t', message: ' \n\n ' })).toEqual(required);
});

test.each<[EnquiryField, string]>([
  ['email', 'UPPER.CASE+tag@SUB.DOMAIN.EXAMPLE'],
  ['email', "o'neil_1%x!#$&*=?^`{|}~/-@example.co"],
  ['email', 'n@xn--fiqs8s.xn--fiqz9s'],
  ['name', '김민수'],
  ['name', 'نور عائشة'],
  ['name', 'Siti Nurhaliza binti Tarudin @ Aishah'],
  ['name', '李 (Lee) 明, A/P O’Neil-Smith Jr.'],
  ['phone', '\u202a+60 5-000 0000\u202c'],
  ['message', 'One\r\ntwo\n\tthree'],
  ['message', '가'.normalize('NFD').repeat(5000)],
  ['message', '😀'.repeat(5000)],
  ['message', '👩\u200d⚖️ شكرا\u200f'],
  ['subject', `\u202e${'x'.repeat(10_000)}`],
])('%s may be %j', async (field, value) => {
  expect(await wrong({ [field]: value })).toEqual({});
});

test.each<[email: string, fault: string, character?: string]>([
  ['name', 'NoAt'],
  ['電郵', 'NoAt'],
  ['a@b@example.com', 'TwoAts'],
  ['a@example.com;b@example.com', 'TwoAts'],
  ['na me@example.com', 'Space'],
  ['name@exa mple.com', 'Space'],
  ['name@example.com\nBcc: c@example.com', 'TwoAts'],
  ['Tan <a@example.com> or Lim <b@example.com>', 'TwoAts'],
  ['a@example.com, b@example.com', 'Comma'],
  ['name@example,com', 'Comma'],
  ['电邮@例子.中国', 'Character', '电'],
  ['na(me)@example.com', 'Character', '('],
  ['name@exam_ple.com', 'Character', '_'],
  ['n👪me@example.com', 'Character', '👪'],
  ['@example.com', 'Before'],
  ['na..me@example.com', 'Dots'],
  ['name.@example.com', 'Dots'],
  ['name@example..com', 'Dots'],
  ['name@.example.com', 'Dots'],
  ['name@', 'Incomplete'],
  ['name@example', 'Incomplete'],
  ['name@example.', 'Incomplete'],
  ['name@例子', 'Incomplete'],
  ['name@-example.com', 'Invalid'],
  [`name@${'e'.repeat(64)}.com`, 'Invalid'],
])('%j is not an email address, and the message says why: %s %s', async (email, fault, character) => {
  expect(await wrong({ email })).toEqual({ email: `errors.email${fault}` });
  if (character) expect(errorValues('email', email).character).toBe(character);
});

test('rejects a very long address without delay', async () => {
  for (const part of ['a.', '..', '<@', '@ ', 'mailto:'])
    expect(await wrong({ email: `x${part.repeat(20_000)}@x` })).toEqual({ email: 'errors.long' });
});

test.each(storedFields)('%s has the maximum length of the database', async (field) => {
  const end = field === 'email' ? `@${'d'.repeat(50)}.example` : '陈';
  const ofLength = (length: number) => 'a'.repeat(length - end.length) + end;
  const most = Number(fields[field].maxLength);
  expect(await wrong({ [field]: ofLength(most) })).toEqual({});
  expect(await wrong({ [field]: ofLength(most + 2) })).toEqual({ [field]: 'errors.long' });
  expect(errorValues(field, ofLength(most + 2)).count).toBe(2);
});

test('an encoded word is rejected in a line', async () => {
  const [word, error] = ['=?utf-8?Q?=0D=0ABcc:_x?=', 'errors.encodedWord'];
  const refused = await wrong({ name: word, phone: word, email: '=?utf-8?q?x?=@example.com' });
  expect(refused).toEqual({ name: error, phone: error, email: error });
});
