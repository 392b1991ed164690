import type { ParseKeys } from 'i18next';
import { type ObjectSchema, object, type StringSchema, string } from 'yup';
import { ENCODED_WORD, hasForbidden } from './characters.ts';
import {
  type Enquiry,
  type EnquiryField,
  emptyEnquiry,
  fields,
  isRequired,
  isSingleLine,
  isStored,
  normalised,
  type StoredField,
} from './enquiry.ts';

/** A validation message: a key, translated when shown, so that it follows the page's language. */
export type ErrorKey = Extract<ParseKeys<'enquiry'>, `errors.${string}`>;

/**
 * What the HTML standard's `type=email` accepts, with a dot in the domain; before the @, dots stand between other
 * characters only, as mail servers demand (RFC 5321, 4.1.2).
 */
export const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** The rule of a stored field. Names in any script and phone numbers in any format are valid. */
function ruleOf(name: StoredField): StringSchema<string> {
  const { maxLength = 0, input } = fields[name];
  let rule = string()
    .transform((typed: string) => normalised(name, typed))
    .defined()
    .max(maxLength, `errors.${name}Long` satisfies ErrorKey);
  if (isSingleLine(name)) {
    rule = rule.test('plain', 'errors.encodedWord' satisfies ErrorKey, (value) => !ENCODED_WORD.test(value));
  }
  if (isRequired(name)) rule = rule.required(`errors.${name}Required` satisfies ErrorKey);
  if (input === 'email') return rule.matches(EMAIL, 'errors.emailInvalid' satisfies ErrorKey);
  const message: ErrorKey = 'errors.characters';
  return rule.test('seen', message, (value) => !hasForbidden(value, isSingleLine(name)));
}

const names = Object.keys(emptyEnquiry) as EnquiryField[];
const rules = names.map((name) => [name, isStored(name) ? ruleOf(name) : string().defined()]);

/** The schema of an enquiry. Fields that are not stored are not validated. */
export const schema: ObjectSchema<Enquiry> = object(
  Object.fromEntries(rules) as Record<EnquiryField, StringSchema<string>>,
);
