import { useState } from 'react';
import type { Confirmation, ListedText } from '../protocol.ts';
import { ask } from './ask.ts';
import { t } from './t.ts';

/** For an outdated translation: confirms that it still fits the changed English. */
export function Confirm({ text, onConfirmed }: { text: ListedText; onConfirmed: () => void }) {
  const [problem, setProblem] = useState('');
  const { locale, file, key, english, state } = text;
  if (english === null || state !== 'outdated') return null;
  const confirmation: Confirmation = { locale, file, key, english };
  const confirm = () =>
    ask('/confirmations', confirmation).then(onConfirmed, (error: Error) => setProblem(error.message));
  return (
    <>
      {problem && <p role="alert">{problem}</p>}
      <button type="button" onClick={confirm}>
        {t('confirm')}
      </button>
    </>
  );
}
