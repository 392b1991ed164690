import type { ParseKeys } from 'i18next';
import { type ObjectSchema, object, type StringSchema, string } from 'yup';
import { ENCODED_WORD, hasForbidden } from './characters.ts';
import {
  type Enquiry,
  type EnquiryField,
  emptyEnquiry,
  fields,
  isLine,
  isRequired,
  isStored,
  type StoredField,
  tidied,
} from './enquiry.ts';

/** A message of the schema: the key of a sentence, translated when it is shown. */
export type ErrorKey = Extract<ParseKeys<'enquiry'>, `errors.${string}`>;

/** Something, an @, and a domain with a dot: what the HTML standard's `type=email` takes, and a dot. */
export const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** What a stored field must be. Names in any script and phones in any format are right. */
function ruleOf(name: StoredField): StringSchema<string> {
  const { most = 0, input } = fields[name];
  let rule = string()
    .transform((typed: string) => tidied(name, typed))
    .defined()
    .max(most, `errors.${name}Long` satisfies ErrorKey);
  if (isLine(name)) {
    rule = rule.test('plain', 'errors.encodedWord' satisfies ErrorKey, (value) => !ENCODED_WORD.test(value));
  }
  if (isRequired(name)) rule = rule.required(`errors.${name}Required` satisfies ErrorKey);
  if (input === 'email') return rule.matches(EMAIL, 'errors.emailInvalid' satisfies ErrorKey);
  const message: ErrorKey = 'errors.characters';
  return rule.test('seen', message, (value) => !hasForbidden(value, isLine(name)));
}

const names = Object.keys(emptyEnquiry) as EnquiryField[];
const rules = names.map((name) => [name, isStored(name) ? ruleOf(name) : string().defined()]);

/** What an enquiry must be. What is not stored may be anything. */
export const schema: ObjectSchema<Enquiry> = object(
  Object.fromEntries(rules) as Record<EnquiryField, StringSchema<string>>,
);
