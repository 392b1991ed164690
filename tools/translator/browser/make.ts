import { type KeyOf, type messages, messagesIn, type Values } from '../../i18n/messages.ts';

const translate = messagesIn(...navigator.languages);

/** The panel's language: the translator's own, as set in the browser, independent of the page's. */
export const panelLocale = translate.localeId;

/** The panel's messages in that language. */
export const t = (key: KeyOf<(typeof messages)['en']['panel']>, values?: Values): string =>
  translate(`panel.${key}`, values);

/** An element with properties and content; what is empty is left out. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...content: (Node | string | null | undefined | false)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...content.filter((part) => part !== null && part !== undefined && part !== false));
  return element;
}

/** A button that does something. */
export const button = (label: string, act: () => void): HTMLButtonElement =>
  make('button', { type: 'button', onclick: act }, label);
