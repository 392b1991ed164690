import { createHash } from 'node:crypto';
import postcss, { type AtRule, type ChildNode, type Root } from 'postcss';

/** The inline styles of a kind of page, with their hash for the Content Security Policy. */
export interface InlineStyles {
  css: string;
  /** A source for `style-src`: `sha256-…`. */
  hash: string;
}

/**
 * The rules of the site's styles that a page can match: those whose classes it all has. Print rules are left out, see
 * `printStyles`.
 *
 * @param css all styles of the site
 * @param classes the classes of the page, and those that a script may add later
 */
export function pageStyles(css: string, classes: ReadonlySet<string>): InlineStyles {
  const root = postcss.parse(css);
  prune(root, (node) => {
    if (isPrint(node)) return false;
    if (node.type !== 'rule') return true;
    const selectors = node.selectors.filter((selector) =>
      [...selector.matchAll(CLASS)].every(([, name = '']) => classes.has(name)),
    );
    node.selectors = selectors;
    return selectors.length > 0;
  });
  const text = root.toString().replace(/\n+/g, '\n').trim();
  return { css: text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` };
}

/** The print rules, which are loaded separately and block nothing. */
export function printStyles(css: string): string {
  const root = postcss.parse(css);
  prune(root, (node) => node.type !== 'rule' || isInPrint(node));
  return root.toString().trim();
}

const CLASS = /\.(-?[_a-z][\w-]*)/gi;

const isPrint = (node: ChildNode): boolean => node.type === 'atrule' && isPrintMedia(node);
const isPrintMedia = ({ name, params }: AtRule): boolean => name === 'media' && params === 'print';

function isInPrint(node: ChildNode): boolean {
  const { parent } = node;
  if (parent?.type !== 'atrule') return false;
  return isPrintMedia(parent as AtRule) || isInPrint(parent as AtRule);
}

/** Removes nodes that are not to be kept, and blocks left empty. */
function prune(container: Root | AtRule, keep: (node: ChildNode) => boolean): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (!keep(node)) node.remove();
    else if (node.type === 'atrule' && node.nodes && node.name !== 'font-face' && node.name !== 'keyframes') {
      prune(node, keep);
      if (node.nodes.length === 0) node.remove();
    }
  }
}

/** The classes in a page's HTML. */
export const classesIn = (html: string): string[] =>
  [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/));
