import { type KeyOf, type messages, messagesIn, type Values } from '../../i18n/messages.ts';

const translate = messagesIn(...navigator.languages);

/** The panel's language: the translator's own, as set in the browser, independent of the page's. */
export const panelLocale = translate.localeId;

/** The panel's messages in that language. */
export const t = (key: KeyOf<(typeof messages)['en']['panel']>, values?: Values): string =>
  translate(`panel.${key}`, values);
