// npm run fix: tidies the files of locales/, and generates src/core/i18n/resources.d.ts, the types of the bundles, from
// English. Other languages have the same type, which the check of the bundles enforces.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundlesIn } from '../../plugins/bundles.ts';
import { PROJECT } from '../../plugins/project.ts';
import { defaultLocale } from '../../src/core/i18n/locales.ts';
import { tidyBundles } from './tidyBundles.ts';

tidyBundles(PROJECT);

const rows = bundlesIn(PROJECT, defaultLocale.id).map((namespace) => {
  const property = /^[a-z]\w*$/i.test(namespace) ? namespace : `'${namespace}'`;
  return `  ${property}: typeof import('../../../locales/${defaultLocale.id}/${namespace}.json');`;
});
writeFileSync(
  join(PROJECT, 'src/core/i18n/resources.d.ts'),
  `// Made by \`npm run fix\` from the files of locales/en.
import 'i18next';

/** The bundles of a language, by their namespaces. */
export interface Resources {
${rows.join('\n')}
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: { [Name in keyof Resources]: Filled<Resources[Name]> };
  }
}

/** i18next's types do not end with an empty list: it counts as one of texts. */
type Filled<Part> = Part extends readonly never[]
  ? string[]
  : Part extends object
    ? { [Key in keyof Part]: Filled<Part[Key]> }
    : Part;
`,
);
