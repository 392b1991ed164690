/** For each open field, a function that says whether it has text that is not in the file. */
const fields = new Set<() => boolean>();

/** Whether any field has text that is not in its file. */
export const hasUnsaved = (): boolean => [...fields].some((isUnsaved) => isUnsaved());

/** Adds a field; returns a function that removes it. */
export function watchField(isUnsaved: () => boolean): () => void {
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
