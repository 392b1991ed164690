import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale } from '../../src/i18n/locales.ts';
import type { Finding } from './finding.ts';
import { bundlesIn } from './readBundle.ts';

/** The file with the bundles' types for i18next. */
export const RESOURCE_TYPES = 'src/i18n/resources.d.ts';

/**
 * Generates the types of the bundles from English. Other languages have the same type, which the check of the bundles
 * enforces.
 *
 * @param root root folder of the project
 */
export function resourceTypes(root: string): string {
  const namespaces = bundlesIn(root, defaultLocale.id);
  return [
    '// Made by `npm run fix` from the files of locales/en.',
    ...namespaces.map(
      (namespace) =>
        `import type ${typeName(namespace)} from '../../locales/${defaultLocale.id}/${namespace}.json';`,
    ),
    '',
    '/** The bundles of a language, by their namespaces. */',
    'export interface Resources {',
    ...namespaces.map((namespace) => `  ${propertyName(namespace)}: typeof ${typeName(namespace)};`),
    '}',
    '',
  ].join('\n');
}

/** An error if the file lacks a bundle, or names one that is gone. */
export function staleTypes(root: string): Finding[] {
  if (readFileSync(join(root, RESOURCE_TYPES), 'utf8') === resourceTypes(root)) return [];
  return [{ level: 'error', localeId: defaultLocale.id, file: RESOURCE_TYPES, rule: 'staleFile' }];
}

/** `services/criminal-law` → `servicesCriminalLaw`. */
const typeName = (namespace: string): string =>
  namespace.replace(/[^a-z0-9]+(\w)/gi, (_, letter: string) => letter.toUpperCase());

const propertyName = (namespace: string): string =>
  /^[a-z]\w*$/i.test(namespace) ? namespace : `'${namespace}'`;
