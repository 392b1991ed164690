import type { ParseKeys } from 'i18next';
import { object, type StringSchema, string } from 'yup';
import { ENCODED_WORD, hasForbidden } from './characters.ts';
import { fields, isRequired, isSingleLine, normalised, type StoredField, storedFields } from './enquiry.ts';

/** A validation message: a key, translated when shown, so that it follows the page's language. */
export type ErrorKey = Extract<ParseKeys<'enquiry'>, `errors.${string}`>;

/**
 * What the HTML standard's `type=email` accepts, with two restrictions: the domain has a dot, and before the @ dots are
 * between other characters, as mail servers require (RFC 5321, 4.1.2).
 */
export const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** The rule of a stored field. Names in any script and phone numbers in any format are valid. */
function ruleOf(name: StoredField): StringSchema<string> {
  const { maxLength = 0, input } = fields[name];
  let rule = string()
    // Formik passes an empty field as undefined.
    .ensure()
    .transform((typed: string) => normalised(name, typed))
    .max(maxLength, `errors.${name}Long` satisfies ErrorKey);
  if (isSingleLine(name)) {
    rule = rule.test('plain', 'errors.encodedWord' satisfies ErrorKey, (value) => !ENCODED_WORD.test(value));
  }
  if (isRequired(name)) rule = rule.required(`errors.${name}Required`);
  if (input === 'email') return rule.matches(EMAIL, 'errors.emailInvalid' satisfies ErrorKey);
  const message: ErrorKey = 'errors.characters';
  return rule.test('seen', message, (value) => !hasForbidden(value, isSingleLine(name)));
}

/** The schema of an enquiry. The subject, which is not stored, is not validated. */
export const schema = object(Object.fromEntries(storedFields.map((name) => [name, ruleOf(name)])));
