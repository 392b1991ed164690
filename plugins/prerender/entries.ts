/** The browser's entry. */
export const CLIENT = 'src/main.tsx';

/** The entry of the form's code. */
export const FORM = 'src/form/mountForm.tsx';

/** The entry of the styles in development. */
export const DEV_STYLES = 'plugins/prerender/devStyles.ts';

/** The entry that renders pages, both at build and in development. */
export const RENDERER = 'src/prerender.tsx';
export type Renderer = typeof import('../../src/prerender.tsx');
