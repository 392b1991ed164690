import { useState } from 'react';
import type { ListedText } from '../protocol.ts';
import { t } from './t.ts';
import { confirmText } from './textsApi.ts';

/** For an outdated translation: confirms that it still fits the changed English. */
export function Confirm({ text, onConfirmed }: { text: ListedText; onConfirmed: () => void }) {
  const [problem, setProblem] = useState('');
  const { locale, file, key, english, states } = text;
  if (english === null || !states.includes('outdated')) return null;
  const confirm = () =>
    confirmText({ locale, file, key, english }).then(onConfirmed, (error: Error) =>
      setProblem(error.message),
    );
  return (
    <>
      {problem && <p role="alert">{problem}</p>}
      <button type="button" onClick={confirm}>
        {t('confirm')}
      </button>
    </>
  );
}
