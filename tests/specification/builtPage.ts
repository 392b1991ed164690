import { pages } from '../site/pages.ts';

/** A part of a built page, read by its words. */
export interface Part {
  /** The words of it, in one line. */
  text: string;
  /** The words of every element that a selector finds, as people see them. */
  all: (selector: string) => string[];
  /** Where the link with these words leads. Throws where there is none, or where several lead to different places. */
  leads: (words: string) => string;
  /** The section with this title. Throws where there is none. */
  section: (title: string) => Part;
  /** The one part that a selector finds. Throws where there is none. */
  part: (selector: string) => Part;
  element: Element;
}

/** The page of the built site at an address. Throws where there is none. */
export function page(address: string): Part {
  const found = pages.find((each) => each.address === address);
  if (!found) throw new Error(`The site has no page ${address}`);
  return partOf(found.document.documentElement);
}

/** The addresses of all pages, in every language. */
export const addresses: readonly string[] = pages.map(({ address }) => address);

/** Finds the section whose title has this id. */
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

/** What is seen of an element: not what screen readers say besides, such as that a link opens a new tab. */
function wordsOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const unseen of copy.querySelectorAll('.visually-hidden, script, style, svg')) unseen.remove();
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}
