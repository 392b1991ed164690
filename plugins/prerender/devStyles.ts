// The styles of all pages in development. For the built site see prerenderPlugin.ts.
import { locales } from '../../src/core/i18n/locales.ts';
import { headingFamily, textFamilies } from '../fonts/families.ts';

// The first file determines the order of cascade layers.
await import('../../src/styles/tokens.css');
const load = import.meta.glob(['../../src/styles/*.css', '../../src/**/*.module.css']);
await Promise.all(Object.values(load).map((style) => style()));

// The whole fonts, under the names of the built site's subsets. The built site also has faces that fit Latin to Han text.
const fonts = import.meta.glob('/node_modules/@fontsource-variable/*/{wght,opsz}.css');
const headings = locales.flatMap(({ tag }) => headingFamily(tag) ?? []);
const families = [
  ...Object.values(textFamilies),
  ...headings.map((family) => ({ ...family, files: 'wght' })),
];
await Promise.all(families.map((family) => fonts[`/node_modules/${family.package}/${family.files}.css`]?.()));
