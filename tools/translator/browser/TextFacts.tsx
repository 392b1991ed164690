import type { ListedText } from '../protocol.ts';
import { stateNames } from './words.ts';

/** Where a text stands, what it is in English, and what a translator should know of it. */
export function TextFacts({ text }: { text: ListedText }) {
  const { locale, file, key, english, value, states } = text;
  return (
    <dl className="facts">
      <dt>File</dt>
      <dd>
        <code>
          locales/{locale}/{file}.json
        </code>
      </dd>
      <dt>Key</dt>
      <dd>
        <code>{key}</code>
      </dd>
      {english !== null && locale !== 'en' && (
        <>
          <dt>English</dt>
          <dd lang="en">{english}</dd>
        </>
      )}
      {states.length > 0 && (
        <>
          <dt>Look at</dt>
          <dd>
            {states.map((state) => stateNames[state]).join(', ')}
            {value === null && ': the page shows the English'}
          </dd>
        </>
      )}
    </dl>
  );
}
