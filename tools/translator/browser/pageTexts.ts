import { type Place, parsePlace, placeName, readMarks } from '../marks.ts';
import { TEXT_COMMENT } from '../protocol.ts';

const ATTRIBUTES = ['aria-label', 'alt', 'title', 'placeholder'];

/** The place of each text node: the last is that of the whole text, the others are of interpolated parts. */
const places = new WeakMap<Text, Place[]>();

/** Starts tracking the texts: those the server has marked, and those the form renders later. */
export function followPage(): void {
  const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode()) {
    const { data, nextSibling } = comment as Comment;
    if (!data.startsWith(TEXT_COMMENT) || !(nextSibling instanceof Text)) continue;
    places.set(nextSibling, data.slice(TEXT_COMMENT.length).split(' ').map(parsePlace));
  }
  clean(document.body);
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes, type, attributeName } of records) {
      if (type === 'characterData') cleanText(target as Text, true);
      if (type === 'attributes') cleanAttribute(target as Element, attributeName ?? '');
      for (const node of addedNodes) clean(node);
    }
    // Discards the mutations made by the cleaning itself.
    observer.takeRecords();
  });
  observer.observe(document.body, {
    ...{ subtree: true, childList: true, characterData: true },
    ...{ attributes: true, attributeFilter: ATTRIBUTES },
  });
}

/** Every text node that comes from a bundle, in document order. */
export function textsOnPage(): { node: Text; places: Place[] }[] {
  const found: { node: Text; places: Place[] }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const known = places.get(node as Text);
    if (known) found.push({ node: node as Text, places: known });
  }
  return found;
}

/** The text nodes with a place; for example, both menus have the same texts. */
export const nodesOf = (place: Place): Text[] =>
  textsOnPage()
    .filter((text) => text.places.some((one) => placeName(one) === placeName(place)))
    .map(({ node }) => node);

/** The text at a point of the viewport and its place, however many elements cover it. */
export function textAt(x: number, y: number): { node: Text; place: Place } | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    for (const node of element.childNodes) {
      const place = node instanceof Text && places.get(node)?.at(-1);
      if (place && boxesOf(node).some((box) => contains(box, x, y))) return { node, place };
    }
  }
  return undefined;
}

/** The client rectangles of a text, one per line. */
export function boxesOf(node: Text): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()];
}

const contains = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  left <= x && x <= right && top <= y && y <= bottom;

function clean(node: Node): void {
  if (node instanceof Text) cleanText(node, false);
  if (!(node instanceof Element)) return;
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let next: Node | null = walker.currentNode; next; next = walker.nextNode()) {
    if (next instanceof Text) cleanText(next, false);
    else for (const name of ATTRIBUTES) cleanAttribute(next as Element, name);
  }
}

/** @param changed the node has new content, which may have another place */
function cleanText(node: Text, changed: boolean): void {
  const read = readMarks(node.data);
  if (read.places.length > 0) places.set(node, read.places);
  else if (changed && !edited.has(node)) places.delete(node);
  if (read.text !== node.data) node.data = read.text;
}

/** Nodes of texts being edited: they are emptied, yet keep their place. */
const edited = new WeakSet<Text>();

/** Registers a text that is being edited, so that its place is remembered. */
export const keepPlace = (node: Text): void => void edited.add(node);

function cleanAttribute(element: Element, name: string): void {
  const value = element.getAttribute(name);
  const text = value && readMarks(value).text;
  if (text && text !== value) element.setAttribute(name, text);
}
