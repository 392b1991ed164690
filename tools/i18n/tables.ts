// What readSite loads of the site.
export { facts } from '../../src/firm/firm.ts';
export { locales } from '../../src/i18n/locales.ts';
export { pages, pagesOf } from '../../src/pages.tsx';
