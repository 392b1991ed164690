import { useCallback, useEffect, useState } from 'react';
import { ADDRESS, type Change, type Saved, type TextList } from '../protocol.ts';
import { keepSession, readSession } from './session.ts';
import { t } from './t.ts';

/**
 * Calls the development server. Throws with a message for the translator.
 *
 * @param body what is sent; without it, the call only reads
 */
export async function callServer<Answer>(path: string, body?: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  const request = body && { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await fetch(ADDRESS + path, request).catch(() => undefined);
  if (!response) throw new Error(t('refusals.noAnswer'));
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.problem);
  return answer;
}

/** Saves a text, so that it can be undone; the server then reloads the page. Throws with a message for the translator. */
export async function saveChange(change: Change): Promise<void> {
  await send(change, false);
  if (change.before !== null) keepSession({ changes: [...readSession().changes, change] });
}

/** Puts the text of before the last save back. Throws if the text was changed elsewhere since. */
export async function undoLast(): Promise<void> {
  const { changes } = readSession();
  const last = changes.at(-1);
  if (!last || last.before === null) return;
  keepSession({ changes: changes.slice(0, -1) });
  await send({ ...last, value: last.before, before: last.value }, true);
}

async function send(change: Change, isUndone: boolean): Promise<void> {
  // Kept before the answer, which may be overtaken by the reload.
  const saved = { change, isUndone, scroll: scrollY, notes: [] };
  keepSession({ saved });
  try {
    const { notes } = await callServer<Saved>('/texts', change);
    keepSession({ saved: { ...saved, notes } });
  } catch (error) {
    keepSession({ saved: null });
    throw error;
  }
}

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
