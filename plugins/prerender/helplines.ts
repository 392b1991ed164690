import { type HTMLElement, NodeType } from 'node-html-parser';
import { firm } from '../../src/core/firm/firm.ts';
import { telUrl } from '../../src/core/firm/links.ts';
import { FLOWING } from './typeset.ts';

const NUMBER = new RegExp(
  `(?<![\\d.,])(?:${Object.values(firm.helplines).join('|')})(?![\\d-]|[.,]\\d)`,
  'g',
);

/**
 * Makes the numbers of helplines in a page's texts links that call them. Translators write them without markup.
 *
 *     <p>In danger, call 999.</p> // => <p>In danger, call <a href="tel:999">999</a>.</p>
 */
export function linkHelplines(page: HTMLElement): void {
  // Inner elements first: changing an outer one parses its content again.
  for (const element of page.querySelectorAll(FLOWING).reverse()) {
    if (element.closest('a, form, template, .visually-hidden')) continue;
    const linked = element.childNodes.map((node) =>
      node.nodeType === NodeType.TEXT_NODE
        ? node.rawText.replace(NUMBER, (number) => `<a href="${telUrl(number)}">${number}</a>`)
        : node.toString(),
    );
    if (linked.join('') !== element.innerHTML) element.innerHTML = linked.join('');
  }
}
