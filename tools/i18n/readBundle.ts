import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONPath, Node } from 'jsonc-parser';
import { type Finding, type Position, positionAt } from './finding.ts';
import { parseJson } from './parseJson.ts';

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

/** The folder of the site's texts. */
const FOLDER = 'locales';

/** A file in a language's folder that is not a bundle: see confirmations.ts. */
export const CONFIRMED = 'confirmed';

/** Path of a bundle in the project: `locales/ko/services/criminal-law.json`. */
export const bundleFile = (localeId: string, namespace: string, folder = FOLDER): string =>
  `${folder}/${localeId}/${namespace}.json`;

/** The name of a text among all of a language: `services/criminal-law:help.0`. */
export const textName = (namespace: string, key: string): string => `${namespace}:${key}`;

/** The namespaces in a language's folder: `services/criminal-law`. */
export function bundlesIn(root: string, localeId: string, folder = FOLDER): string[] {
  const path = join(root, folder, localeId);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replaceAll('\\', '/').replace(/\.json$/, ''))
    .filter((namespace) => namespace !== CONFIRMED)
    .sort();
}

/** Reads a bundle; undefined if the file does not exist. Errors are among its findings. */
export function readBundle(
  root: string,
  localeId: string,
  namespace: string,
  folder = FOLDER,
): Bundle | undefined {
  const path = join(root, bundleFile(localeId, namespace, folder));
  return existsSync(path) ? parseBundle(localeId, namespace, readFileSync(path, 'utf8'), folder) : undefined;
}

/** Parses a bundle from its source. */
export function parseBundle(localeId: string, namespace: string, source: string, folder = FOLDER): Bundle {
  const file = bundleFile(localeId, namespace, folder);
  const bundle: Bundle = {
    localeId,
    namespace,
    file,
    source,
    texts: new Map(),
    lists: new Map(),
    positions: new Map(),
    findings: [],
  };
  const { root, broken } = parseJson(source);
  if (broken) bundle.findings.push({ ...broken, localeId, file });
  else if (root.type !== 'object') bundle.findings.push(finding(bundle, 'notKeysAndTexts', root));
  else walk(bundle, root, []);
  return bundle;
}

/** The position of a key in a bundle; for a missing key, that of the nearest existing parent. */
export function nearest({ positions }: Bundle, key: string): Position {
  const own = positions.get(key);
  return own ?? (key === '' ? { line: 1, column: 1 } : nearest({ positions } as Bundle, parentOf(key)));
}

/** `groups.general.items` → `groups.general`; the parent of a top-level key is the root, `''`. */
const parentOf = (key: string): string => key.slice(0, Math.max(key.lastIndexOf('.'), 0));

function walk(bundle: Bundle, node: Node, path: JSONPath): void {
  const key = path.join('.');
  const position = positionAt(bundle.source, node.offset);
  bundle.positions.set(key, position);
  if (node.type === 'string') {
    bundle.texts.set(key, { value: node.value, path, ...position });
  } else if (node.type === 'array') {
    bundle.lists.set(key, node.children?.length ?? 0);
    node.children?.forEach((entry, index) => {
      walk(bundle, entry, [...path, index]);
    });
  } else if (node.type === 'object') {
    walkObject(bundle, node, path);
  } else {
    const value = bundle.source.slice(node.offset, node.offset + node.length);
    bundle.findings.push({ ...finding(bundle, 'notText', node), key, values: { value } });
  }
}

function walkObject(bundle: Bundle, node: Node, path: JSONPath): void {
  const seen = new Set<string>();
  for (const { children: [name, value] = [] } of node.children ?? []) {
    if (!name || !value) continue;
    const key = [...path, name.value].join('.');
    if (seen.has(name.value)) bundle.findings.push({ ...finding(bundle, 'duplicateKey', name), key });
    seen.add(name.value);
    walk(bundle, value, [...path, name.value]);
  }
}

const finding = ({ localeId, file, source }: Bundle, rule: Finding['rule'], { offset }: Node): Finding => ({
  level: 'error',
  localeId,
  file,
  rule,
  ...positionAt(source, offset),
});
