import { useEffect, useState } from 'react';
import { type Place, placeName } from '../marks.ts';
import type { ListedText, SiteUses, TextList } from '../protocol.ts';
import { fetchTexts, fetchUses } from './textsApi.ts';

/** The texts of the languages on a page, as far as they have arrived. */
export interface Texts {
  lists: Record<string, TextList>;
  uses: Record<string, SiteUses>;
  /** Why something could not be fetched. */
  problem?: string;
}

/** Fetches the texts of some languages, and then what each is to readers. */
export function useTexts(localeIds: readonly string[]): Texts {
  const [texts, setTexts] = useState<Texts>({ lists: {}, uses: {} });
  const wanted = localeIds.join();
  useEffect(() => {
    const fail = (error: Error) => setTexts((before) => ({ ...before, problem: error.message }));
    for (const id of wanted.split(',')) {
      fetchTexts(id)
        .then((list) => setTexts((before) => ({ ...before, lists: { ...before.lists, [id]: list } })))
        .then(() => fetchUses(id))
        .then((uses) => setTexts((before) => ({ ...before, uses: { ...before.uses, [id]: uses } })))
        .catch(fail);
    }
  }, [wanted]);
  return texts;
}

/** A text by its place, once it has arrived. */
export function findText({ lists }: Texts, place: Place): ListedText | undefined {
  return lists[place.locale]?.texts.find((text) => placeName(text) === placeName(place));
}
