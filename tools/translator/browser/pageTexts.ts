import { type Place, parsePlace, placeName, readMarks } from '../marks.ts';
import { TEXT_COMMENT } from '../protocol.ts';

const ATTRIBUTES = ['aria-label', 'alt', 'title', 'placeholder'];

/** Where the texts on this page stand. The last place is that of the whole, others are of parts put into it. */
const places = new WeakMap<Text, Place[]>();

/** Begins to follow which text stands where: what the server has noted, and what the form's code shows later. */
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
    // What the cleaning itself has changed.
    observer.takeRecords();
  });
  observer.observe(document.body, {
    ...{ subtree: true, childList: true, characterData: true },
    ...{ attributes: true, attributeFilter: ATTRIBUTES },
  });
}

/** Every text on the page that came out of a bundle, from its top to its end. */
export function textsOnPage(): { node: Text; places: Place[] }[] {
  const found: { node: Text; places: Place[] }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const known = places.get(node as Text);
    if (known) found.push({ node: node as Text, places: known });
  }
  return found;
}

/** The texts on the page that stand at a place, such as those of both menus. */
export const nodesOf = (place: Place): Text[] =>
  textsOnPage()
    .filter((text) => text.places.some((one) => placeName(one) === placeName(place)))
    .map(({ node }) => node);

/** The text under a point of the window, and where it stands, however many other things lie over it. */
export function textAt(x: number, y: number): { node: Text; place: Place } | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    for (const node of element.childNodes) {
      const place = node instanceof Text && places.get(node)?.at(-1);
      if (place && boxesOf(node).some((box) => contains(box, x, y))) return { node, place };
    }
  }
  return undefined;
}

/** The boxes of a text in the window, one for each line. */
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

/** @param changed the node says something new, which need not stand where the old words stood */
function cleanText(node: Text, changed: boolean): void {
  const read = readMarks(node.data);
  if (read.places.length > 0) places.set(node, read.places);
  else if (changed && !edited.has(node)) places.delete(node);
  if (read.text !== node.data) node.data = read.text;
}

/** While a text is edited, its node is empty; then it has its words again. */
const edited = new WeakSet<Text>();

/** Says that a text is being edited in its place, so that it is known by its place afterwards. */
export const keepPlace = (node: Text): void => void edited.add(node);

function cleanAttribute(element: Element, name: string): void {
  const value = element.getAttribute(name);
  const text = value && readMarks(value).text;
  if (text && text !== value) element.setAttribute(name, text);
}
