import { placeName } from '../marks.ts';
import type { Change } from '../protocol.ts';
import { saveText } from './textsApi.ts';
import { keepSession, readSession } from './useSession.ts';

/** The changes saved in this tab, which can be undone; oldest first. */
export const savedChanges = (): Change[] => JSON.parse(readSession('changes') ?? '[]');

const keep = (changes: readonly Change[]): void => keepSession('changes', JSON.stringify(changes));

/** Saves a text so that it can be undone. The message for the reloaded page is stored before a reload can happen. */
export async function saveChange(change: Change): Promise<void> {
  const saved = `${scrollY} ${placeName(change)} saved`;
  keepSession('saved', saved);
  const { notes } = await saveText(change);
  keepSession('saved', [saved, ...notes].join(' '));
  if (change.before !== null) keep([...savedChanges(), change]);
}

/** Puts the text of before the last save back. Throws if the text was changed elsewhere since. */
export async function undoLast(): Promise<void> {
  const changes = savedChanges();
  const last = changes.at(-1);
  if (!last || last.before === null) return;
  keepSession('saved', `${scrollY} ${placeName(last)} undone`);
  keep(changes.slice(0, -1));
  await saveText({ ...last, value: last.before, before: last.value });
}
