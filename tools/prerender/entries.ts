/** What the browser runs. */
export const CLIENT = 'src/main.tsx';

/** What renders the pages, at build and while developing. */
export const RENDERER = 'src/prerender.tsx';
export type Renderer = typeof import('../../src/prerender.tsx');
