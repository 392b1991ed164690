import { type Place, parsePlace, placeName } from '../marks.ts';
import { type ListedText, TEXT_COMMENT } from '../protocol.ts';

/** A text node as the server has rendered it. */
interface MarkedText {
  node: Text;
  data: string;
  /** The last place is the whole text's, the others belong to interpolated parts. */
  places: Place[];
}

/** The texts that the server has marked, in document order. */
export const markedTexts: MarkedText[] = [];

/** Reads the server's marks, before the form is hydrated. */
export function readPage(): void {
  const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode()) {
    const { data, nextSibling: node } = comment as Comment;
    if (!data.startsWith(TEXT_COMMENT) || !(node instanceof Text)) continue;
    const places = data.slice(TEXT_COMMENT.length).split(' ').map(parsePlace);
    markedTexts.push({ node, data: node.data, places });
  }
}

/** The text nodes with a place; for example, both menus have the same texts. */
export const nodesOf = (place: Place): Text[] =>
  markedTexts
    .filter((text) => text.places.some((one) => placeName(one) === placeName(place)))
    .map(({ node }) => node);

/** A text node, and the text in it. */
export interface Pointed {
  node: Text;
  text: ListedText;
}

/** The text at a point of the viewport, however many elements cover it. */
export function textAt(x: number, y: number, texts: readonly ListedText[]): Pointed | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    for (const node of element.childNodes) {
      if (!(node instanceof Text) || !boxesOf(node).some((box) => contains(box, x, y))) continue;
      const text = textOf(node, texts);
      if (text) return { node, text };
    }
  }
  return undefined;
}

function textOf(node: Text, texts: readonly ListedText[]): ListedText | undefined {
  const marked = markedTexts.find((one) => one.node === node && one.data === node.data);
  const place = marked?.places.at(-1);
  return place && texts.find((text) => placeName(text) === placeName(place));
}

/** The client rectangles of a text, one per line. */
export function boxesOf(node: Text): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()];
}

const contains = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  left <= x && x <= right && top <= y && y <= bottom;
