import { applyEdits, findNodeAtLocation, type JSONPath, modify, parseTree } from 'jsonc-parser';

/**
 * Sets one text in the source of a bundle, leaving everything else as it is. A new key comes last in its group. Entries
 * of a list that come before a new one and are missing too become empty ones, to be written later.
 */
export function setText(source: string, path: JSONPath, text: string): string {
  const root = parseTree(source);
  const node = root && findNodeAtLocation(root, path);
  if (node) {
    return source.slice(0, node.offset) + JSON.stringify(text) + source.slice(node.offset + node.length);
  }
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };
  const gaps = path.flatMap((part, depth): JSONPath[] => {
    const list = path.slice(0, depth);
    const entries =
      typeof part === 'number' ? Array.from({ length: part }, (_, index) => [...list, index]) : [];
    return entries.filter((entry) => !root || !findNodeAtLocation(root, entry));
  });
  const empty = (gap: JSONPath) => (gap.length === path.length ? '' : {});
  const changes = [...gaps.map((gap) => [gap, empty(gap)] as const), [path, text] as const];
  return changes.reduce(
    (written, [at, value]) => applyEdits(written, modify(written, at, value, { formattingOptions })),
    source,
  );
}
