// Half of the form's code, as a chunk of its own: `prepareForm.ts` runs it in a task of its own.
export { flushSync } from 'react-dom';
export { hydrateRoot } from 'react-dom/client';
