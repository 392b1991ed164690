import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
const PLAIN = '\0plain-import:';

/**
 * Vite plugin that lets `import()` be what it is: Vite wraps it in a function that loads stylesheets first, of which the
 * browser's code has none. Each module gets a copy of the plain function, so that no script needs another one for it.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) => (source === HELPER ? PLAIN + importer : undefined),
    load: (id) => (id.startsWith(PLAIN) ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
