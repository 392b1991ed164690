import type english from '../../i18n/messages/en.json';
import { createTranslate, firstSpoken, type KeyOf, type Values } from '../../i18n/messages.ts';

const files = import.meta.glob<object>('/tools/i18n/messages/*.json', { eager: true, import: 'default' });
const byLocale = new Map(
  Object.entries(files).map(([file, messages]) => [/(\w+)\.json$/.exec(file)?.[1] ?? '', messages]),
);

/** The panel's language: the translator's own, as set in the browser, independent of the page's. */
export const panelLocale = firstSpoken(navigator.languages, [...byLocale.keys()]);

const translate = createTranslate(panelLocale, byLocale.get(panelLocale) ?? {});

/** The panel's messages in that language. */
export const t = (key: KeyOf<(typeof english)['panel']>, values?: Values): string =>
  translate(`panel.${key}`, values);
