import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type JSONPath, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Finding } from './finding.ts';

/** One text of a bundle, and where it stands. */
export interface Text {
  value: string;
  path: JSONPath;
  line: number;
}

/** A file of `locales/<id>/`, read. */
export interface Bundle {
  localeId: string;
  namespace: string;
  /** Path in the project. */
  file: string;
  /** The file as it stands on disk. */
  source: string;
  /** Every text by its key, in the order of the file: `groups.general.items.0.answer`. */
  texts: Map<string, Text>;
  /** How many entries each list has, by the list's key. */
  lists: Map<string, number>;
  /** What keeps the file from being read as texts. */
  findings: Finding[];
}

/** Path of a bundle in the project: `locales/ko/services/criminal-law.json`. */
export const bundleFile = (localeId: string, namespace: string): string =>
  `locales/${localeId}/${namespace}.json`;

/** The bundles that a language's folder has, as namespaces: `services/criminal-law`. */
export function bundlesIn(root: string, localeId: string): string[] {
  const folder = join(root, 'locales', localeId);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replaceAll('\\', '/').replace(/\.json$/, ''))
    .sort();
}

/** Reads one bundle; nothing where there is no such file. What is broken is among its findings. */
export function readBundle(root: string, localeId: string, namespace: string): Bundle | undefined {
  const path = join(root, bundleFile(localeId, namespace));
  return existsSync(path) ? parseBundle(localeId, namespace, readFileSync(path, 'utf8')) : undefined;
}

/** Reads a bundle from its text. */
export function parseBundle(localeId: string, namespace: string, source: string): Bundle {
  const file = bundleFile(localeId, namespace);
  const bundle: Bundle = {
    localeId,
    namespace,
    file,
    source,
    texts: new Map(),
    lists: new Map(),
    findings: [],
  };
  const errors: ParseError[] = [];
  const root = parseTree(source, errors, { disallowComments: true });
  const [error] = errors;
  if (error || root?.type !== 'object') bundle.findings.push(broken(bundle, error));
  else walk(bundle, root, []);
  return bundle;
}

function walk(bundle: Bundle, node: Node, path: JSONPath): void {
  const key = path.join('.');
  const place = {
    localeId: bundle.localeId,
    file: bundle.file,
    key,
    line: lineAt(bundle.source, node.offset),
  };
  if (node.type === 'string') {
    bundle.texts.set(key, { value: node.value, path, line: place.line });
  } else if (node.type === 'array') {
    bundle.lists.set(key, node.children?.length ?? 0);
    node.children?.forEach((entry, index) => {
      walk(bundle, entry, [...path, index]);
    });
  } else if (node.type === 'object') {
    walkObject(bundle, node, path);
  } else {
    bundle.findings.push({
      ...place,
      level: 'error',
      problem: `The value ${JSON.stringify(node.value)} is no text.`,
      todo: 'Put the text between double quotes.',
    });
  }
}

function walkObject(bundle: Bundle, node: Node, path: JSONPath): void {
  const seen = new Set<string>();
  for (const { children: [name, value] = [] } of node.children ?? []) {
    if (!name || !value) continue;
    if (seen.has(name.value)) {
      bundle.findings.push({
        level: 'error',
        localeId: bundle.localeId,
        file: bundle.file,
        key: [...path, name.value].join('.'),
        line: lineAt(bundle.source, name.offset),
        problem: 'This key stands here twice; only the second would be shown.',
        todo: 'Keep one of the two and delete the other.',
      });
    }
    seen.add(name.value);
    walk(bundle, value, [...path, name.value]);
  }
}

const REASONS: Record<string, string> = {
  ByteOrderMark: 'it begins with an invisible mark; save it as “UTF-8”, not as “UTF-8 with BOM”',
  CommaExpected: 'a comma is missing at the end of the line before',
  ColonExpected: 'a colon is missing between key and text',
  PropertyNameExpected: 'a key was expected here; perhaps there is a comma too many before it',
  ValueExpected: 'a text was expected here; perhaps there is a comma too many before it',
  UnexpectedEndOfString: 'a closing double quote is missing',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  EndOfFileExpected: 'something stands after the end of the file',
  InvalidCharacter: 'there is a character that cannot stand here, perhaps a line break inside a text',
  InvalidCommentToken: 'comments cannot stand in these files',
};

function broken({ localeId, file, source }: Bundle, error?: ParseError): Finding {
  const code = source.startsWith('\ufeff') ? 'ByteOrderMark' : error ? printParseErrorCode(error.error) : '';
  return {
    level: 'error',
    localeId,
    file,
    line: error && lineAt(source, error.offset),
    problem: `The file is broken: ${REASONS[code] ?? 'it is not JSON, keys and texts between { and }'}.`,
    todo: 'Put the comma, quote or bracket right; a double quote inside a text is written \\".',
  };
}

const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;
