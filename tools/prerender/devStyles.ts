// The styles of the pages while developing. The built site has them in one file, see prerenderPlugin.ts.

// The order of the cascade's layers is that of the first file.
await import('../../src/styles/tokens.css');
const load = import.meta.glob(['../../src/styles/*.css', '../../src/**/*.module.css']);
await Promise.all(Object.values(load).map((style) => style()));
