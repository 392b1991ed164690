// The styles of all pages in development. For the built site see prerenderPlugin.ts.

// The first file determines the order of cascade layers.
await import('../../src/styles/tokens.css');
const load = import.meta.glob(['../../src/styles/*.css', '../../src/**/*.module.css']);
await Promise.all(Object.values(load).map((style) => style()));

// The whole fonts, which have the same family names as the built site's subsets. It also has faces that fit Latin to Han text.
await Promise.all([
  import('@fontsource-variable/source-sans-3/wght.css'),
  import('@fontsource-variable/source-serif-4/opsz.css'),
  import('@fontsource-variable/noto-serif-kr/wght.css'),
  import('@fontsource-variable/noto-serif-sc/wght.css'),
]);
