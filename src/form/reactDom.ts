// Half of the form's code, as a separate chunk that `prepareForm.ts` runs in a separate task.
export { flushSync } from 'react-dom';
export { createRoot } from 'react-dom/client';
