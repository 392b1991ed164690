import 'i18next';
import type common from '../../locales/en/common.json';
import type contact from '../../locales/en/contact.json';
import type disclaimer from '../../locales/en/disclaimer.json';
import type emails from '../../locales/en/emails.json';
import type enquiry from '../../locales/en/enquiry.json';
import type faq from '../../locales/en/faq.json';
import type history from '../../locales/en/history.json';
import type home from '../../locales/en/home.json';
import type language from '../../locales/en/language.json';
import type lawyer from '../../locales/en/lawyer.json';
import type employment from '../../locales/en/lawyers/employment.json';
import type litigation from '../../locales/en/lawyers/litigation.json';
import type managing from '../../locales/en/lawyers/managing.json';
import type lawyers from '../../locales/en/lawyers.json';
import type notFound from '../../locales/en/notFound.json';
import type privacy from '../../locales/en/privacy.json';
import type profile from '../../locales/en/profile.json';
import type service from '../../locales/en/service.json';
import type criminalLaw from '../../locales/en/services/criminal-law.json';
import type services from '../../locales/en/services.json';
import type terms from '../../locales/en/terms.json';
import type { ServiceSlug } from '../firm/services.ts';

/** English is the type of every language; the bundle check holds the others to it. */
interface Resources extends Record<`services/${ServiceSlug}`, typeof criminalLaw> {
  common: typeof common;
  contact: typeof contact;
  disclaimer: typeof disclaimer;
  emails: typeof emails;
  enquiry: typeof enquiry;
  faq: typeof faq;
  history: typeof history;
  home: typeof home;
  language: typeof language;
  lawyer: typeof lawyer;
  lawyers: typeof lawyers;
  'lawyers/employment': typeof employment;
  'lawyers/litigation': typeof litigation;
  'lawyers/managing': typeof managing;
  notFound: typeof notFound;
  privacy: typeof privacy;
  profile: typeof profile;
  service: typeof service;
  services: typeof services;
  terms: typeof terms;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
  }
}

export type { Resources };
