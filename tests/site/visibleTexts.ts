/** A text that a visitor sees on a page, or hears from a screen reader. */
export interface VisibleText {
  text: string;
  /** The language of the nearest element with a `lang`. */
  lang: string;
  /** Where it is, for failure messages: `h1`, `img alt`. */
  where: string;
}

/** Every text of a page: its words, closed answers and menus included, title, description, and texts for screen readers. */
export function visibleTexts(document: Document = globalThis.document): VisibleText[] {
  const found: VisibleText[] = [];
  const add = (text: string | null | undefined, element: Element, where: string) => {
    const lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
    if (text?.trim()) found.push({ text, lang, where });
  };
  add(document.title, document.documentElement, 'title');
  const description = document.querySelector('meta[name=description]');
  add(description?.getAttribute('content'), document.documentElement, 'description');
  const skipped = 'script, style, svg text, #find';
  // What stays on one line, or may be broken, is marked in the midst of a text: `plugins/prerender/typeset.ts`.
  // So is a phone number or a mail address in a sentence, which is a link, and a foreign term.
  const isWords = (node: Node | null) => node?.nodeType === Node.TEXT_NODE && node.textContent?.trim();
  const isMark = (node: Node | null): boolean => {
    if (!(node instanceof Element)) return false;
    if (node.matches('.unbroken, .sentence, .clause, .last-mark, wbr')) return true;
    const isPart = node.matches('a[href^="tel:"], a[href^="mailto:"], span[lang]');
    return isPart && Boolean(isWords(node.previousSibling) || isWords(node.nextSibling));
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest(skipped)) continue;
    let start: Node = node;
    while (!start.previousSibling && isMark(start.parentNode)) start = start.parentNode as Node;
    const continues = start === node ? isMark(parent) || isMark(node.previousSibling) : start.previousSibling;
    const last = found.at(-1);
    if (continues && last) last.text += node.textContent;
    else add(node.textContent, parent, parent.localName);
  }
  for (const name of ['alt', 'aria-label', 'title', 'placeholder']) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      if (!element.closest(skipped)) add(element.getAttribute(name), element, `${element.localName} ${name}`);
    }
  }
  return found.map(({ text, ...rest }) => ({ ...rest, text: text.trim() }));
}
