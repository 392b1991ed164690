import { useEffect, useRef, useState } from 'react';
import { tidyText } from '../../fix/tidyText.ts';
import type { ListedText } from '../protocol.ts';
import { saveChange } from './callServer.ts';

/** For each open field, a function that says whether it has text that is not in the file. */
const fields = new Set<() => boolean>();

/** Whether any field has text that is not in its file. */
export const hasUnsaved = (): boolean => [...fields].some((isUnsaved) => isUnsaved());

/** Adds a field; returns a function that removes it. */
function watchField(isUnsaved: () => boolean): () => void {
  fields.add(isUnsaved);
  return () => void fields.delete(isUnsaved);
}

addEventListener('beforeunload', (event) => {
  if (hasUnsaved()) event.preventDefault();
});

// Vite reloads the page when a file changes, including the one being saved; it waits for this promise.
import.meta.hot?.on('vite:beforeFullReload', async () => {
  while (hasUnsaved()) await new Promise((resolve) => setTimeout(resolve, 50));
});

interface Field {
  /** Its initial value. */
  start: string;
  /** Its current value. */
  typed: () => string;
  /** Called once the file has the field's value. */
  done?: () => void;
}

/**
 * Saves the value of a field. The server reloads the page when the file has changed, but only after everything typed in
 * the meantime has been saved or discarded.
 *
 * @returns `save`, and the problem if the file could not be written
 */
export function useSave(text: ListedText, field: Field) {
  const [problem, setProblem] = useState('');
  const latest = useRef(field);
  latest.current = field;
  // Kept between renders: a save outlives the render that started it.
  const state = useRef({ before: text.value, saved: field.start, saving: false, again: false }).current;

  async function save(): Promise<void> {
    // What was typed during a save is saved after it.
    state.again = state.saving;
    if (state.saving) return;
    state.saving = true;
    setProblem('');
    const typed = latest.current.typed();
    const value = tidyText(typed, text.value, text.english);
    const { locale, file, key } = text;
    try {
      if (value !== state.before) await saveChange({ locale, file, key, value, before: state.before });
      Object.assign(state, { before: value, saved: typed });
    } catch (error) {
      state.again = false;
      setProblem((error as Error).message);
    }
    state.saving = false;
    if (state.again) save();
    else if (latest.current.typed() === state.saved) latest.current.done?.();
  }

  useEffect(() => watchField(() => state.saving || latest.current.typed() !== state.saved), [state]);
  return { save, problem };
}
