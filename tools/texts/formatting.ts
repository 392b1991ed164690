import { type Node, parseTree } from 'jsonc-parser';
import { type Finding, positionAt } from './finding.ts';
import type { Bundle } from './readBundle.ts';

/**
 * A file of texts as every editor should leave it: an entry a line, two spaces for each level, no escape that is not
 * needed, a line end at the end. So a changed text is one changed line, whoever changed it and with what.
 *
 * @param source JSON, keys of which stay in their order and none of which is lost
 */
export function formatted(source: string): string {
  const root = parseTree(source);
  return root ? `${written(root, '\n')}\n` : source;
}

/** @param line the line end, with the indent of the line that the node begins on */
function written(node: Node, line: string): string {
  const { type, children = [], value } = node;
  const within = `${line}  `;
  if (type === 'property') return children.map((child) => written(child, line)).join(': ');
  if (type !== 'object' && type !== 'array') return JSON.stringify(value);
  const [open, close] = type === 'object' ? ['{', '}'] : ['[', ']'];
  if (children.length === 0) return open + close;
  return open + within + children.map((child) => written(child, within)).join(`,${within}`) + line + close;
}

/** Finds where a file that can be read begins to be written otherwise. */
export function checkFormatting({ localeId, file, source }: Bundle): Finding[] {
  const wanted = formatted(source);
  if (source === wanted) return [];
  const same = source.split('').findIndex((character, index) => character !== wanted[index]);
  const position = positionAt(source, same < 0 ? source.length : same);
  return [{ level: 'warning', localeId, file, ...position, rule: 'formatting' }];
}
