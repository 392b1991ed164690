import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getNodePath, type JSONPath, type Node } from 'jsonc-parser';
import { type Finding, type Position, positionAt } from './finding.ts';
import { parseJson, repeatedKeys } from './parseJson.ts';

/** A text of a bundle with its position. */
export interface Text extends Position {
  value: string;
  path: JSONPath;
}

/** A parsed file of `locales/<id>/`. */
export interface Bundle {
  localeId: string;
  namespace: string;
  /** Path in the project. */
  file: string;
  /** The file's content. */
  source: string;
  /** Every text by key, in the order of the file: `groups.general.items.0.answer`. */
  texts: Map<string, Text>;
  /** The length of each list, by key. */
  lists: Map<string, number>;
  /** The position of every text, list and group by key; the root is `''`. */
  positions: Map<string, Position>;
  /** Why the file, or a part of it, cannot be read. */
  findings: Finding[];
}

/** A file in a language's folder that is not a bundle: see confirmations.ts. */
export const CONFIRMED = 'confirmed';

/** Path of a bundle in the project: `locales/ko/services/criminal-law.json`. */
export const bundleFile = (localeId: string, namespace: string): string =>
  `locales/${localeId}/${namespace}.json`;

/** The name of a text among all of a language: `services/criminal-law:help.0`. */
export const textName = (namespace: string, key: string): string => `${namespace}:${key}`;

/** The folders of languages in `locales/`. */
export const languageFolders = (root: string): string[] =>
  readdirSync(join(root, 'locales'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** The namespaces in a language's folder: `services/criminal-law`. */
export function bundlesIn(root: string, localeId: string): string[] {
  const path = join(root, 'locales', localeId);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replaceAll('\\', '/').replace(/\.json$/, ''))
    .filter((namespace) => namespace !== CONFIRMED)
    .sort();
}

/** Reads a bundle; undefined if the file does not exist. Errors are among its findings. */
export function readBundle(root: string, localeId: string, namespace: string): Bundle | undefined {
  const path = join(root, bundleFile(localeId, namespace));
  return existsSync(path) ? parseBundle(localeId, namespace, readSource(path)) : undefined;
}

/** The content of a file, with NUL for what is no UTF-8: a file that really has U+FFFD can be read. */
export function readSource(path: string): string {
  const bytes = readFileSync(path);
  return isUtf8(bytes) ? bytes.toString() : bytes.toString().replaceAll('\ufffd', '\0');
}

/** Parses a bundle from its source. */
export function parseBundle(localeId: string, namespace: string, source: string): Bundle {
  const bundle: Bundle = {
    ...{ localeId, namespace, file: bundleFile(localeId, namespace), source },
    ...{ texts: new Map(), lists: new Map(), positions: new Map(), findings: [] },
  };
  const { root, broken } = parseJson(source);
  if (broken) bundle.findings.push({ ...broken, localeId, file: bundle.file });
  else if (root.type !== 'object') bundle.findings.push(finding(bundle, 'notKeysAndTexts', root));
  else {
    const repeated = repeatedKeys(root).map((name) => finding(bundle, 'duplicateKey', name));
    bundle.findings.push(...repeated);
    walk(bundle, root, []);
  }
  return bundle;
}

/** The position of a key in a bundle; for a missing key, that of the nearest existing parent. */
export function nearest({ positions }: Pick<Bundle, 'positions'>, key: string): Position {
  // `groups.general.items` → `groups.general`; the parent of a top-level key is the root, `''`.
  const parent = key.slice(0, Math.max(key.lastIndexOf('.'), 0));
  return positions.get(key) ?? (key === '' ? { line: 1, column: 1 } : nearest({ positions }, parent));
}

function walk(bundle: Bundle, node: Node, path: JSONPath): void {
  const key = path.join('.');
  const position = positionAt(bundle.source, node.offset);
  const { type, value, children = [] } = node;
  bundle.positions.set(key, position);
  if (type === 'string') bundle.texts.set(key, { value, path, ...position });
  else if (type === 'array') {
    bundle.lists.set(key, children.length);
    for (const [index, entry] of children.entries()) walk(bundle, entry, [...path, index]);
  } else if (type === 'object') {
    for (const { children: [name, entry] = [] } of children) {
      if (name && entry) walk(bundle, entry, [...path, name.value]);
    }
  } else {
    const written = bundle.source.slice(node.offset, node.offset + node.length);
    bundle.findings.push({ ...finding(bundle, 'notText', node), values: { value: written } });
  }
}

/** An error at a part of a bundle. */
const finding = ({ localeId, file, source }: Bundle, rule: Finding['rule'], node: Node): Finding => ({
  ...{ level: 'error', localeId, file, key: getNodePath(node).join('.') || undefined, rule },
  ...positionAt(source, node.offset),
});
