/**
 * The privacy notice in Malay. Section 7(3) of the Personal Data Protection Act 2010 requires the notice in both
 * Malay and English. It is a single page in a language that the site otherwise does not have, so it has no row in
 * the language table. Its texts are in `locales/ms/privacy.json`.
 */
export const malayNotice = {
  /** BCP-47 tag, and the folder of its bundle. */
  tag: 'ms',
  language: 'Bahasa Malaysia',
  path: '/privacy-policy/bahasa-malaysia',
  /** The page that it translates. */
  original: '/privacy-policy',
} as const;
