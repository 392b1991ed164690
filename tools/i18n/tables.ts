// The tables that the texts are checked against.
export { facts } from '../../src/core/firm/firm.ts';
export { locales } from '../../src/core/i18n/locales.ts';
export { pages, pagesOf } from '../../src/core/pages.ts';
