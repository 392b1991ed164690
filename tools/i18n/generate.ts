// npm run fix: generates src/i18n/resources.d.ts, the types of the bundles, from English. Other languages have the same
// type, which the check of the bundles enforces. Without it the compiler does not know a new bundle.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../../plugins/project.ts';
import { defaultLocale } from '../../src/i18n/locales.ts';
import { bundlesIn } from './readBundle.ts';

const bundles = bundlesIn(PROJECT, defaultLocale.id).map((namespace) => ({
  namespace,
  // `services/criminal-law` → `servicesCriminalLaw`
  type: namespace.replace(/[^a-z0-9]+(\w)/gi, (_, letter: string) => letter.toUpperCase()),
  property: /^[a-z]\w*$/i.test(namespace) ? namespace : `'${namespace}'`,
}));
const lines = [
  '// Made by `npm run fix` from the files of locales/en.',
  ...bundles.map(
    ({ namespace, type }) =>
      `import type ${type} from '../../locales/${defaultLocale.id}/${namespace}.json';`,
  ),
  '',
  '/** The bundles of a language, by their namespaces. */',
  'export interface Resources {',
  ...bundles.map(({ type, property }) => `  ${property}: typeof ${type};`),
  '}',
  '',
];
writeFileSync(join(PROJECT, 'src/i18n/resources.d.ts'), lines.join('\n'));
