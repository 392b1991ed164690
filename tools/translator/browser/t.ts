import { createTranslate, firstSpoken } from '../../i18n/translate.ts';

const bundles = import.meta.glob<object>('/tools/i18n/messages/*/panel.json', {
  eager: true,
  import: 'default',
});
const byLocale = new Map(
  Object.entries(bundles).map(([file, bundle]) => [file.split('/').at(-2) ?? '', bundle]),
);

/** The panel's language: the translator's own, as set in the browser, independent of the page's. */
export const panelLocale = firstSpoken(navigator.languages, [...byLocale.keys()]);

/** The panel's sentences in that language. */
export const t = createTranslate<'panel'>(panelLocale, byLocale.get(panelLocale) ?? {});
