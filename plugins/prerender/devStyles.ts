// The styles of all pages in development. For the built site see prerenderPlugin.ts.

// The first file determines the order of cascade layers.
await import('../../src/styles/tokens.css');
const load = import.meta.glob(['../../src/styles/*.css', '../../src/**/*.module.css']);
await Promise.all(Object.values(load).map((style) => style()));
