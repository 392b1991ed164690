// Made by `npm run fix` from the files of locales/en.
import 'i18next';

/** The bundles of a language, by their namespaces. */
export interface Resources {
  common: typeof import('../../../locales/en/common.json');
  contact: typeof import('../../../locales/en/contact.json');
  disclaimer: typeof import('../../../locales/en/disclaimer.json');
  emails: typeof import('../../../locales/en/emails.json');
  enquiry: typeof import('../../../locales/en/enquiry.json');
  faq: typeof import('../../../locales/en/faq.json');
  firmEmails: typeof import('../../../locales/en/firmEmails.json');
  history: typeof import('../../../locales/en/history.json');
  home: typeof import('../../../locales/en/home.json');
  language: typeof import('../../../locales/en/language.json');
  lawyer: typeof import('../../../locales/en/lawyer.json');
  lawyers: typeof import('../../../locales/en/lawyers.json');
  'lawyers/employment': typeof import('../../../locales/en/lawyers/employment.json');
  'lawyers/litigation': typeof import('../../../locales/en/lawyers/litigation.json');
  'lawyers/managing': typeof import('../../../locales/en/lawyers/managing.json');
  notFound: typeof import('../../../locales/en/notFound.json');
  papers: typeof import('../../../locales/en/papers.json');
  privacy: typeof import('../../../locales/en/privacy.json');
  profile: typeof import('../../../locales/en/profile.json');
  service: typeof import('../../../locales/en/service.json');
  services: typeof import('../../../locales/en/services.json');
  'services/administrative-law': typeof import('../../../locales/en/services/administrative-law.json');
  'services/banking-finance': typeof import('../../../locales/en/services/banking-finance.json');
  'services/construction-engineering': typeof import('../../../locales/en/services/construction-engineering.json');
  'services/corporate-commercial': typeof import('../../../locales/en/services/corporate-commercial.json');
  'services/criminal-law': typeof import('../../../locales/en/services/criminal-law.json');
  'services/debt-recovery': typeof import('../../../locales/en/services/debt-recovery.json');
  'services/employment': typeof import('../../../locales/en/services/employment.json');
  'services/family-law': typeof import('../../../locales/en/services/family-law.json');
  'services/insolvency-liquidation': typeof import('../../../locales/en/services/insolvency-liquidation.json');
  'services/insurance': typeof import('../../../locales/en/services/insurance.json');
  'services/intellectual-property': typeof import('../../../locales/en/services/intellectual-property.json');
  'services/litigation-adr': typeof import('../../../locales/en/services/litigation-adr.json');
  'services/real-estate-conveyancing': typeof import('../../../locales/en/services/real-estate-conveyancing.json');
  'services/trust-estates': typeof import('../../../locales/en/services/trust-estates.json');
  situations: typeof import('../../../locales/en/situations.json');
  terms: typeof import('../../../locales/en/terms.json');
  words: typeof import('../../../locales/en/words.json');
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: { [Name in keyof Resources]: Filled<Resources[Name]> };
  }
}

/** i18next's types do not end with an empty list: it counts as one of texts. */
type Filled<Part> = Part extends readonly never[]
  ? string[]
  : Part extends object
    ? { [Key in keyof Part]: Filled<Part[Key]> }
    : Part;
