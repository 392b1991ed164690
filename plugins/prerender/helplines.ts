import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, NodeType } from 'node-html-parser';
import { PROJECT } from '../project.ts';
import { FLOWING } from './typeset.ts';

/**
 * Matches the number of a helpline in a text. Reads the facts each time: if it imported them, each change would restart the
 * development server.
 */
function anyHelpline(): RegExp {
  const { helplines } = JSON.parse(readFileSync(join(PROJECT, 'src/core/firm/firm.json'), 'utf8'));
  return new RegExp(`(?<![\\d.,])(?:${Object.values(helplines).join('|')})(?![\\d-]|[.,]\\d)`, 'g');
}

/**
 * Makes the numbers of helplines in a page's texts links that call them. Translators write them without markup.
 *
 *     <p>In danger, call 999.</p> // => <p>In danger, call <a href="tel:999">999</a>.</p>
 */
export function linkHelplines(page: HTMLElement): void {
  const numbers = anyHelpline();
  // Inner elements first: changing an outer one parses its content again.
  for (const element of page.querySelectorAll(FLOWING).reverse()) {
    if (element.closest('a, form, template, .visually-hidden')) continue;
    const linked = element.childNodes.map((node) =>
      node.nodeType === NodeType.TEXT_NODE
        ? node.rawText.replace(
            numbers,
            (number) => `<a href="tel:${number.replace(/\D/g, '')}">${number}</a>`,
          )
        : node.toString(),
    );
    if (linked.join('') !== element.innerHTML) element.innerHTML = linked.join('');
  }
}
