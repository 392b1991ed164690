import { useEffect, useState } from 'react';
import { placeName } from '../marks.ts';
import type { ListedText } from '../protocol.ts';
import { keepSession } from './session.ts';
import { saveText } from './textsApi.ts';

/**
 * Saves a text. The server reloads the page once the file has changed.
 *
 * @returns `save`, which calls `done` after the file is written, and the problem if it could not be
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

/** Asks before leaving the page with unsaved text. */
export function useUnsaved(isUnsaved: () => boolean): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
