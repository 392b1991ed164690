import type { Change, Saved } from '../protocol.ts';
import { callServer } from './callServer.ts';
import { keepSession, readSession } from './session.ts';

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
