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
const source = `// Made by \`npm run fix\` from the files of locales/en: the bundles of a language, by their namespaces.
export interface Resources {
${rows.join('\n')}
}
`;
writeFileSync(join(PROJECT, 'src/core/i18n/resources.d.ts'), source);
