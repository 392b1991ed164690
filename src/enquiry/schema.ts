import type { ParseKeys } from 'i18next';
import { type ObjectSchema, object, type StringSchema, string } from 'yup';
import { type Enquiry, limits } from './enquiry.ts';

/** A message of the schema: the key of a sentence, translated when it is shown. */
export type ErrorKey = Extract<ParseKeys<'enquiry'>, `errors.${string}`>;

/** Control characters apart from tab and line ends, and the marks that turn the direction of text around. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what it looks for
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

/** Something, an @, and a domain with a dot: what the HTML standard's `type=email` takes, and a dot. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

const text = (max: number, tooLong: ErrorKey): StringSchema<string> =>
  string()
    .trim()
    .defined()
    .max(max, tooLong)
    .test('seen', 'errors.characters' satisfies ErrorKey, (value) => !UNSEEN.test(value));

/** What an enquiry must be. Names in any script and phones in any format are right. */
export const schema: ObjectSchema<Enquiry> = object({
  name: text(limits.name, 'errors.nameLong').required('errors.nameRequired' satisfies ErrorKey),
  email: text(limits.email, 'errors.emailLong')
    .required('errors.emailRequired' satisfies ErrorKey)
    .matches(EMAIL, 'errors.emailInvalid' satisfies ErrorKey),
  phone: text(limits.phone, 'errors.phoneLong'),
  subject: string().defined(),
  message: text(limits.message, 'errors.messageLong').required('errors.messageRequired' satisfies ErrorKey),
});
