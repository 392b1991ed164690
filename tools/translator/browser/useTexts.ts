import { useCallback, useEffect, useState } from 'react';
import { type Place, placeName } from '../marks.ts';
import type { ListedText, SiteUses, TextList } from '../protocol.ts';
import { fetchTexts, fetchUses } from './textsApi.ts';

/** The texts of the page's languages that have been fetched so far. */
export interface Texts {
  lists: Record<string, TextList>;
  uses: Record<string, SiteUses>;
  /** Why something could not be fetched. */
  problem?: string;
}

/** Fetches the texts of some languages, then where they are used; `refresh` refetches one language. */
export function useTexts(localeIds: readonly string[]): {
  texts: Texts;
  refresh: (localeId: string) => void;
} {
  const [texts, setTexts] = useState<Texts>({ lists: {}, uses: {} });
  const wanted = localeIds.join();
  const fail = useCallback(
    (error: Error) => setTexts((before) => ({ ...before, problem: error.message })),
    [],
  );
  const fetchList = useCallback(
    (id: string) =>
      fetchTexts(id).then((list) =>
        setTexts((before) => ({ ...before, lists: { ...before.lists, [id]: list } })),
      ),
    [],
  );
  useEffect(() => {
    for (const id of wanted.split(',')) {
      fetchList(id)
        .then(() => fetchUses(id))
        .then((uses) => setTexts((before) => ({ ...before, uses: { ...before.uses, [id]: uses } })))
        .catch(fail);
    }
  }, [wanted, fetchList, fail]);
  const refresh = useCallback((id: string) => void fetchList(id).catch(fail), [fetchList, fail]);
  return { texts, refresh };
}

/** A text by its place, if it has been fetched. */
export function findText({ lists }: Texts, place: Place): ListedText | undefined {
  return lists[place.locale]?.texts.find((text) => placeName(text) === placeName(place));
}
