import type { FormikErrors } from 'formik';
import { ValidationError } from 'yup';
import type { Enquiry, EnquiryField } from './enquiry.ts';
import { schema } from './schema.ts';

/** The first error of each field, as a key. */
export async function validate(values: Enquiry): Promise<FormikErrors<Enquiry>> {
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors: FormikErrors<Enquiry> = {};
    for (const { path, message } of error.inner) {
      if (path && !(path in errors)) errors[path as EnquiryField] = message;
    }
    return errors;
  }
}
