import { createInstance } from 'i18next';
import { bestMatch } from '../../src/core/i18n/bestMatch.ts';
import { defaultLocale } from '../../src/core/i18n/locales.ts';
import en from './messages/en.json' with { type: 'json' };
import ko from './messages/ko.json' with { type: 'json' };
import zh from './messages/zh.json' with { type: 'json' };

/** The tools' messages to translators, by language; English is the source here too. */
export const messages = { en, ko, zh };

/** The keys of a group of messages, without the suffix of plural forms. */
export type KeysIn<Group extends keyof typeof en> = keyof (typeof en)[Group] extends infer Key
  ? Base<Key & string>
  : never;
type Base<Key extends string> = Key extends `${infer Whole}_${'one' | 'other'}` ? Whole : Key;

/** The rules, as keys of what they say. */
export type Rule = KeysIn<'findings'>;

/** The values of a message's placeholders. i18next formats arrays as lists: `{{names, list}}`. */
export type Values = Readonly<Record<string, unknown>>;

/** Returns a message of the tools in one language, whose id it has. */
export interface Translate {
  (
    key: { [Group in keyof typeof en]: `${Group}.${KeysIn<Group>}` }[keyof typeof en],
    values?: Values,
  ): string;
  localeId: string;
}

const i18n = createInstance();
i18n.init({
  fallbackLng: false,
  // The messages are already loaded, so initialisation can be synchronous.
  initAsync: false,
  resources: Object.fromEntries(Object.entries(messages).map(([id, translation]) => [id, { translation }])),
  interpolation: { escapeValue: false },
});

/** The tools' messages in the first language that they have of some, by tags such as `ko-KR` or folders; otherwise in English. */
export function messagesIn(...tags: readonly string[]): Translate {
  const rows = Object.keys(messages).map((tag) => ({ tag }));
  const localeId = bestMatch(tags, rows)?.tag ?? defaultLocale.id;
  const t = i18n.getFixedT(localeId);
  // i18next's types know the site's bundles only; `Translate` has the types of these.
  const translate = (key: string, values?: Values) => String(t(key as never, { ...values } as never));
  return Object.assign(translate, { localeId });
}

/**
 * The messages in the language of this machine's user, for the terminal, whichever language is being checked: a developer
 * looks at the Korean texts too.
 */
export const userMessages = (): Translate => messagesIn(new Intl.DateTimeFormat().resolvedOptions().locale);
