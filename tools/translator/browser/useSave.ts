import { useEffect, useState } from 'react';
import { placeName } from '../marks.ts';
import type { ListedText } from '../protocol.ts';
import { keepSession } from './session.ts';
import { saveText } from './textsApi.ts';

/**
 * Saving a text. When its file has changed, the server has the page loaded again, which then shows it.
 *
 * @returns `save`, which calls `done` when the file is written; and why it could not be, if it could not
 */
export function useSave(done: () => void) {
  const [problem, setProblem] = useState('');
  async function save(text: ListedText, value: string): Promise<void> {
    setProblem('');
    if (value === text.value) return done();
    const { locale, file, key, value: before } = text;
    keepSession({ saved: { place: placeName(text), scroll: scrollY } });
    try {
      await saveText({ locale, file, key, value, before });
      done();
    } catch (error) {
      keepSession({ saved: undefined });
      setProblem((error as Error).message);
    }
  }
  return { save, problem };
}

/** Asks before the page is left while something is typed that is not saved. */
export function useUnsaved(isUnsaved: () => boolean): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
