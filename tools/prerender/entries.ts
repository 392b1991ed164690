/** What the browser runs. */
export const CLIENT = 'src/main.tsx';

/** The styles while developing. */
export const DEV_STYLES = 'tools/prerender/devStyles.ts';

/** What renders the pages, at build and while developing. */
export const RENDERER = 'src/prerender.tsx';
export type Renderer = typeof import('../../src/prerender.tsx');
