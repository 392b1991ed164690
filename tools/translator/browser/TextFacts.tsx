import type { ListedText } from '../protocol.ts';
import { panelLocale, say } from './say.ts';

/** The place of a text, its English, and notes for the translator. */
export function TextFacts({ text }: { text: ListedText }) {
  const { locale, file, key, english, value, states, before, original } = text;
  const names = states.map((state) => say(`states.${state}`)).join(', ');
  return (
    <dl className="facts" lang={panelLocale}>
      <dt>{say('facts.file')}</dt>
      <dd>
        <code>
          locales/{locale}/{file}.json
        </code>
      </dd>
      <dt>{say('facts.key')}</dt>
      <dd>
        <code>{key}</code>
      </dd>
      {english !== null && locale !== 'en' && (
        <>
          <dt>{say('facts.english')}</dt>
          <dd lang="en">{english}</dd>
        </>
      )}
      {before !== undefined && (
        <>
          <dt>{say('facts.before')}</dt>
          <dd lang="en">{before}</dd>
        </>
      )}
      {original && (
        <>
          <dt>{say('facts.original')}</dt>
          <dd lang={locale}>{original}</dd>
        </>
      )}
      {states.length > 0 && (
        <>
          <dt>{say('facts.lookAt')}</dt>
          <dd>{value === null ? say('facts.showsEnglish', { state: names }) : names}</dd>
        </>
      )}
    </dl>
  );
}
