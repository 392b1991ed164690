import { type Enquiry, emptyEnquiry, storedFields } from '../../../src/core/enquiry/enquiry.ts';

/** A valid enquiry with every field that these tests look at; other optional fields are empty. */
export const enquiry = {
  ...emptyEnquiry,
  name: 'Tan Mei Ling',
  email: 'meiling@visitor.example',
  phone: '+60 12-000 0000',
  subject: 'The shop lease',
  message: 'Our lease ends in May. May we stay?',
} satisfies Enquiry;

/** Its row in the database, except for `consent`: the stored fields, null where nothing was given. */
export const storedRow = Object.fromEntries(storedFields.map((name) => [name, enquiry[name] || null]));
