import { applyEdits, findNodeAtLocation, type JSONPath, modify, parseTree } from 'jsonc-parser';

/** Sets one text in the source of a bundle, leaving everything else as it is. A new key comes last in its group. */
export function setText(source: string, path: JSONPath, text: string): string {
  const root = parseTree(source);
  const node = root && findNodeAtLocation(root, path);
  if (node) {
    return source.slice(0, node.offset) + JSON.stringify(text) + source.slice(node.offset + node.length);
  }
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };
  return applyEdits(source, modify(source, path, text, { formattingOptions }));
}
