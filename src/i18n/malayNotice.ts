/**
 * The privacy notice in Malaysia's national language: the Personal Data Protection Act 2010, section 7(3), wants
 * the notice in Bahasa Malaysia and in English. It is one page in a language that the site does not otherwise
 * have, so it is no row of the language table. Its texts are `locales/ms/privacy.json`.
 */
export const malayNotice = {
  /** BCP-47 tag, and the folder of its bundle. */
  tag: 'ms',
  language: 'Bahasa Malaysia',
  path: '/privacy-policy/bahasa-malaysia',
  /** The page that it is the translation of. */
  original: '/privacy-policy',
} as const;
