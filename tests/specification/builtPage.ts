import { pages } from '../site/pages.ts';

/** A part of a built page, queried by its words. */
export interface Part {
  /** Its text, on one line. */
  text: string;
  /** The visible text of every element that matches a selector. */
  all: (selector: string) => string[];
  /** The target of the link with this text. Throws if there is none, or if several lead to different places. */
  leads: (words: string) => string;
  /** The section with this title. Throws if there is none. */
  section: (title: string) => Part;
  /** The only part that matches a selector. Throws if there is none. */
  part: (selector: string) => Part;
  element: Element;
}

/** The page of the built site at an address. Throws if there is none. */
export function page(address: string): Part {
  const found = pages.find((each) => each.address === address);
  if (!found) throw new Error(`The site has no page ${address}`);
  return partOf(found.document.documentElement);
}

/** The addresses of all pages in every language. */
export const addresses: readonly string[] = pages.map(({ address }) => address);

/** A selector for the section labelled by the title with this id. */
export const labelled = (id: string): string => `section[aria-labelledby="${id}"]`;

function partOf(element: Element): Part {
  const find = (selector: string) => [...element.querySelectorAll(selector)];
  const one = (elements: Element[], what: string): Element => {
    const [first] = elements;
    if (!first) throw new Error(`There is no ${what} in: ${wordsOf(element).slice(0, 200)}`);
    return first;
  };
  return {
    element,
    text: wordsOf(element),
    all: (selector) => find(selector).map(wordsOf),
    leads(words) {
      const links = find('a').filter((link) => wordsOf(link) === words);
      const [href, ...others] = new Set(links.map((link) => link.getAttribute('href')));
      if (!href || others.length > 0) throw new Error(`“${words}” leads to ${[href, ...others].join(', ')}`);
      return href;
    },
    section: (title) =>
      partOf(
        one(
          find('section').filter((section) => {
            const heading = section.querySelector('h2');
            return heading && heading.textContent === title;
          }),
          `section “${title}”`,
        ),
      ),
    part: (selector) => partOf(one(find(selector), selector)),
  };
}

/** The visible text of an element, without additions for screen readers, such as that a link opens a new tab. */
function wordsOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const unseen of copy.querySelectorAll('.visually-hidden, script, style, svg')) unseen.remove();
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}
