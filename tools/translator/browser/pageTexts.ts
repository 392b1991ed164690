import { type ListedText, type Place, parsePlace, placeName, TEXT_COMMENT, TEXT_END } from '../protocol.ts';

/** A text as the server has rendered it: line breaks and foreign terms divide it into several nodes. */
interface MarkedText {
  nodes: Text[];
  data: string;
  /** The last place is the whole text's, the others belong to interpolated parts. */
  places: Place[];
}

/** The texts that the server has marked, in document order. */
export const markedTexts: MarkedText[] = [];

/** Reads the server's marks, before the form is live. */
export function readPage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT | NodeFilter.SHOW_TEXT);
  let open: MarkedText | undefined;
  while (walker.nextNode()) {
    const node = walker.currentNode as Comment | Text;
    if (node instanceof Text) open?.nodes.push(node);
    else if (node.data === TEXT_END) open = undefined;
    else if (node.data.startsWith(TEXT_COMMENT)) {
      open = { nodes: [], data: '', places: node.data.slice(TEXT_COMMENT.length).split(' ').map(parsePlace) };
      markedTexts.push(open);
    }
  }
  for (const text of markedTexts) text.data = dataOf(text.nodes);
}

const dataOf = (nodes: readonly Text[]): string => nodes.map(({ data }) => data).join('');

/** The ranges of a text on the page, and the text in them. */
interface Pointed {
  ranges: Range[];
  text: ListedText;
}

/** The text at a point of the viewport, however many elements cover it. */
export function textAt(x: number, y: number, texts: readonly ListedText[]): Pointed | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    for (const node of element.childNodes) {
      if (!(node instanceof Text) || !boxesOf(node).some((box) => contains(box, x, y))) continue;
      const pointed = textOf(node, texts);
      if (pointed) return pointed;
    }
  }
  return undefined;
}

function textOf(node: Text, texts: readonly ListedText[]): Pointed | undefined {
  const marked = markedTexts.find(({ nodes, data }) => nodes.includes(node) && dataOf(nodes) === data);
  const place = marked?.places.at(-1);
  const text = place && texts.find((text) => placeName(text) === placeName(place));
  return marked && text && { ranges: marked.nodes.map(rangeOf), text };
}

function rangeOf(node: Text): Range {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range;
}

const boxesOf = (node: Text): DOMRect[] => [...rangeOf(node).getClientRects()];

const contains = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  left <= x && x <= right && top <= y && y <= bottom;
