import { applyEdits, findNodeAtLocation, type JSONPath, modify, type Node, parseTree } from 'jsonc-parser';

/**
 * Sets one text in the source of a bundle, leaving everything else as it is. A new key is inserted where English has
 * it.
 *
 * @param order the paths of all texts of the bundle, in the order of English
 */
export function setText(source: string, path: JSONPath, text: string, order: readonly JSONPath[]): string {
  const root = parseTree(source);
  const node = root && findNodeAtLocation(root, path);
  if (node) {
    return source.slice(0, node.offset) + JSON.stringify(text) + source.slice(node.offset + node.length);
  }
  const siblings = root ? siblingsInOrder(root, path, order) : [];
  const edits = modify(source, path, text, {
    formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' },
    getInsertionIndex: (names) => placeAmong(names, siblings),
  });
  return applyEdits(source, edits);
}

/** The keys that precede the new one in English, in the object that receives it. */
function siblingsInOrder(root: Node, path: JSONPath, order: readonly JSONPath[]): JSONPath {
  let depth = 0;
  while (findNodeAtLocation(root, path.slice(0, depth + 1))) depth += 1;
  const parent = path.slice(0, depth);
  const names = order
    .filter((other) => parent.every((part, index) => other[index] === part))
    .map((other) => other[depth] ?? '');
  return names.slice(0, names.indexOf(path[depth] ?? ''));
}

function placeAmong(names: string[], before: JSONPath): number {
  return names.reduce((place, name, index) => (before.includes(name) ? index + 1 : place), 0);
}
