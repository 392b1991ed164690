import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import type { ValuePlace } from '../../plugins/samples.ts';
import { positionAt } from '../i18n/finding.ts';
import { languageFolders, pathOf } from '../i18n/readBundle.ts';

/** A value and its location. */
export interface PlacedValue {
  file: string;
  /** Line number, from 1. */
  line: number;
  /** As written in the file; for a list or group, its first value. */
  value: string;
}

/** The values at a place: one, or one for each language that has the file. Empty if the key does not exist. */
export function valuesAt(root: string, { file, key }: ValuePlace): PlacedValue[] {
  const files = file.includes('*') ? languageFolders(root).map((id) => file.replace('*', id)) : [file];
  return files
    .filter((one) => existsSync(join(root, one)))
    .flatMap((one) => {
      const source = readFileSync(join(root, one), 'utf8');
      const tree = parseTree(source);
      const node = tree && findNodeAtLocation(tree, pathOf(key));
      if (!node) return [];
      const first = firstIn(node);
      return { file: one, line: positionAt(source, first.offset).line, value: String(first.value) };
    });
}

function firstIn(node: Node): Node {
  const [first] = node.children ?? [];
  return first ? firstIn(node.type === 'property' ? (node.children?.[1] ?? first) : first) : node;
}
