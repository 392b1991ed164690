import { Fragment, type ReactNode, type Ref, useState } from 'react';
import type { Confirmation, ListedText } from '../protocol.ts';
import { callServer } from './callServer.ts';
import { panelLocale, t } from './t.ts';

interface TextFormProps {
  text: ListedText;
  save: () => void;
  /** Why it could not be saved. */
  problem: string;
  onConfirmed: () => void;
  onClose: () => void;
  /** The first button, for the keyboard. */
  first?: Ref<HTMLButtonElement>;
  /** The field, if it is not on the page. */
  children?: ReactNode;
}

/** The facts about a text that is being edited, and the buttons. Escape closes it. */
export function TextForm({ text, save, onConfirmed, onClose, first, children, ...saving }: TextFormProps) {
  const [refusal, setRefusal] = useState('');
  const { locale, file, key, english, state } = text;
  const confirm = () => {
    const confirmation: Confirmation = { locale, file, key, english: english ?? '' };
    callServer('/confirmations', confirmation).then(onConfirmed, (error: Error) => setRefusal(error.message));
  };
  const problem = saving.problem || refusal;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the buttons as it closes the field
    <div className="form" onKeyDown={({ key }) => key === 'Escape' && onClose()}>
      <TextFacts text={text} />
      {children}
      {problem && <p role="alert">{problem}</p>}
      <button ref={first} type="button" onClick={save}>
        {t('save')}
      </button>
      <button type="button" onClick={onClose}>
        {t('cancel')}
      </button>
      {state === 'outdated' && (
        <button type="button" onClick={confirm}>
          {t('confirm')}
        </button>
      )}
    </div>
  );
}

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
