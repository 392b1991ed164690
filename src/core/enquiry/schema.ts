import type { ParseKeys } from 'i18next';
import { object, type StringSchema, string } from 'yup';
import { ENCODED_WORD } from './characters.ts';
import { emailFault } from './email.ts';
import {
  type EnquiryField,
  excess,
  fields,
  fits,
  isRequired,
  isSingleLine,
  normalised,
  type StoredField,
  storedFields,
} from './enquiry.ts';

/** A validation message: a key, translated when shown, so that it follows the page's language. */
export type ErrorKey = Extract<ParseKeys<'enquiry'>, `errors.${string}`>;

/** The rule of a stored field. Names in any script and phone numbers in any format are valid. */
function ruleOf(name: StoredField): StringSchema<string> {
  let rule = string()
    // Formik passes an empty field as undefined.
    .ensure()
    .transform((typed: string) => normalised(name, typed))
    .test('length', 'errors.long' satisfies ErrorKey, (value) => fits(name, value));
  if (isSingleLine(name)) {
    rule = rule.test('plain', 'errors.encodedWord' satisfies ErrorKey, (value) => !ENCODED_WORD.test(value));
  }
  if (isRequired(name)) rule = rule.required(`errors.${name}Required`);
  if (fields[name].input !== 'email') return rule;
  return rule.test('email', (value, { createError }) => {
    const found = value && emailFault(value);
    return !found || createError({ message: `errors.email${found.fault}` satisfies ErrorKey });
  });
}

/**
 * What the message of a wrong value may name: how many characters to cut, and the character that cannot be in it. The value may
 * be newer than the message, and right by now.
 */
export const errorValues = (name: EnquiryField, typed: string) => ({
  count: excess(name, typed),
  character: emailFault(normalised(name, typed))?.character ?? '',
});

const rules = Object.fromEntries(storedFields.map((name) => [name, ruleOf(name)])) as Record<
  StoredField,
  StringSchema<string>
>;

/** The schema of an enquiry. The subject, which is not stored, is not validated. */
export const schema = object(rules);

/** Whether a field may have a value. */
export const isRight = (name: EnquiryField, typed: string): boolean =>
  name === 'subject' || rules[name].isValidSync(typed);
