import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import { defaultLocale } from '../../src/i18n/locales.ts';
import { bundleSchema } from './bundleSchema.ts';
import type { Finding } from './finding.ts';
import { bundleFile, bundlesIn } from './readBundle.ts';
import { RESOURCE_TYPES, resourceTypes } from './resourceTypes.ts';

/** Folder of the bundles' schemas for VS Code. */
export const SCHEMAS = '.vscode/schemas';
const SETTINGS = '.vscode/settings.json';

/**
 * The files generated from the English bundles: TypeScript types, VS Code schemas, and the VS Code setting that maps
 * them. They depend on keys and placeholders only, not on wording.
 *
 * @param root root folder of the project
 * @returns text by path
 */
export function derivedFiles(root: string): Map<string, string> {
  const namespaces = bundlesIn(root, defaultLocale.id);
  const schemas = namespaces.map((namespace): [file: string, text: string] => {
    const english = JSON.parse(readFileSync(join(root, bundleFile(defaultLocale.id, namespace)), 'utf8'));
    return [schemaFile(namespace), `${JSON.stringify(bundleSchema(english), null, 2)}\n`];
  });
  return new Map([
    [RESOURCE_TYPES, resourceTypes(root)],
    [SETTINGS, settings(readFileSync(join(root, SETTINGS), 'utf8'), namespaces)],
    ...schemas,
  ]);
}

/** The generated files that are out of date, because keys or placeholders of the English bundles have changed. */
export function staleFiles(root: string): Finding[] {
  return [...derivedFiles(root)]
    .filter(
      ([file, text]) => !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8') !== text,
    )
    .map(([file]) => ({
      level: 'error',
      localeId: defaultLocale.id,
      file,
      rule: 'staleFile',
    }));
}

const schemaFile = (namespace: string): string => `${SCHEMAS}/${namespace.replaceAll('/', '-')}.json`;

/** The settings with the list of schemas replaced. */
function settings(source: string, namespaces: readonly string[]): string {
  const list = namespaces.map((namespace) => ({
    fileMatch: [`/locales/*/${namespace}.json`],
    url: `./${schemaFile(namespace)}`,
  }));
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };
  return applyEdits(source, modify(source, ['json.schemas'], list, { formattingOptions }));
}
