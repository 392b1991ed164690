import { useCallback, useEffect, useState } from 'react';
import type { TextList } from '../protocol.ts';
import { callServer } from './callServer.ts';

/** The texts of some languages. Until they arrive, `texts` is empty; `problem` says why they do not. */
export function useTexts(localeIds: readonly string[]) {
  const [lists, setLists] = useState<TextList[]>([]);
  const [problem, setProblem] = useState('');
  const wanted = localeIds.join();
  const refresh = useCallback(() => {
    Promise.all(wanted.split(',').map((id) => callServer<TextList>(`/texts?lng=${id}`))).then(
      setLists,
      (error: Error) => setProblem(error.message),
    );
  }, [wanted]);
  useEffect(refresh, [refresh]);
  const [first] = lists;
  return {
    name: first?.name ?? '…',
    texts: lists.flatMap(({ texts }) => texts),
    problem: problem || first?.problem,
    refresh,
  };
}
