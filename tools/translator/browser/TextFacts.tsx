import type { ListedText } from '../protocol.ts';
import { panelLocale, t } from './t.ts';

/** The place of a text, its English, and notes for the translator. */
export function TextFacts({ text }: { text: ListedText }) {
  const { locale, file, key, english, value, states, before, original } = text;
  const names = states.map((state) => t(`states.${state}`)).join(', ');
  return (
    <dl className="facts" lang={panelLocale}>
      <dt>{t('facts.file')}</dt>
      <dd>
        <code>
          locales/{locale}/{file}.json
        </code>
      </dd>
      <dt>{t('facts.key')}</dt>
      <dd>
        <code>{key}</code>
      </dd>
      {english !== null && locale !== 'en' && (
        <>
          <dt>{t('facts.english')}</dt>
          <dd lang="en">{english}</dd>
        </>
      )}
      {before !== undefined && (
        <>
          <dt>{t('facts.before')}</dt>
          <dd lang="en">{before}</dd>
        </>
      )}
      {original && (
        <>
          <dt>{t('facts.original')}</dt>
          <dd lang={locale}>{original}</dd>
        </>
      )}
      {states.length > 0 && (
        <>
          <dt>{t('facts.lookAt')}</dt>
          <dd>{value === null ? t('facts.showsEnglish', { state: names }) : names}</dd>
        </>
      )}
    </dl>
  );
}
