import { type Node, parseTree } from 'jsonc-parser';
import { type Finding, positionAt } from './finding.ts';
import type { Bundle } from './readBundle.ts';

/**
 * Formats a bundle: one entry per line, two spaces of indentation, no unnecessary escapes, a trailing newline. A
 * changed text is then one changed line, whatever editor was used.
 *
 * @param source JSON; keys keep their order
 */
export function formatted(source: string): string {
  const root = parseTree(source);
  return root ? `${written(root, '\n')}\n` : source;
}

/** @param line newline and indentation of the line on which the node begins */
function written(node: Node, line: string): string {
  const { type, children = [], value } = node;
  const within = `${line}  `;
  if (type === 'property') return children.map((child) => written(child, line)).join(': ');
  if (type !== 'object' && type !== 'array') return JSON.stringify(value);
  const [open, close] = type === 'object' ? ['{', '}'] : ['[', ']'];
  if (children.length === 0) return open + close;
  return open + within + children.map((child) => written(child, within)).join(`,${within}`) + line + close;
}

/** Finds the first place where a readable file differs from its formatted form. */
export function checkFormatting({ localeId, file, source }: Bundle): Finding[] {
  const wanted = formatted(source);
  if (source === wanted) return [];
  const same = source.split('').findIndex((character, index) => character !== wanted[index]);
  const position = positionAt(source, same < 0 ? source.length : same);
  return [{ level: 'warning', localeId, file, ...position, rule: 'formatting' }];
}
