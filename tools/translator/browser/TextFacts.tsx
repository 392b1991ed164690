import { Fragment } from 'react';
import type { ListedText } from '../protocol.ts';
import { panelLocale, t } from './t.ts';

type Fact = 'file' | 'key' | 'english' | 'before' | 'original' | 'lookAt';

/** The place of a text, its English, and notes for the translator. */
export function TextFacts({ text }: { text: ListedText }) {
  const { locale, file, key, english, state, before, original } = text;
  const facts: [name: Fact, words: string | null | undefined | false, lang?: string][] = [
    ['file', `locales/${locale}/${file}.json`],
    ['key', key],
    ['english', locale !== 'en' && english, 'en'],
    ['before', before, 'en'],
    ['original', original, locale],
    ['lookAt', state && t(`states.${state}`)],
  ];
  const rows = facts.map(
    ([name, words, lang]) =>
      words && (
        <Fragment key={name}>
          <dt>{t(`facts.${name}`)}</dt>
          <dd lang={lang}>{words}</dd>
        </Fragment>
      ),
  );
  return (
    <dl className="facts" lang={panelLocale}>
      {rows}
    </dl>
  );
}
