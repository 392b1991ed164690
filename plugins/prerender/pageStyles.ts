import { createHash } from 'node:crypto';
import postcss, { type AtRule, type ChildNode, type Root } from 'postcss';
import type { PrerenderedPage } from './renderPages.ts';

/** The inline styles of a kind of page, with their hash for the Content Security Policy. */
interface InlineStyles {
  css: string;
  /** A source for `style-src`: `sha256-…`. */
  hash: string;
}

/**
 * The inline styles by kind of page: the rules that its pages can match. The policy lists one hash for each.
 *
 * @param css all styles of the site
 * @param scripts the site's scripts: a page with the form may get any class that they name
 */
export function stylesByKind(
  css: string,
  pages: readonly Pick<PrerenderedPage, 'kind' | 'body'>[],
  scripts: string,
): Map<unknown, InlineStyles> {
  const named = scripts.match(/[\w-]+/g) ?? [];
  const classes = new Map<unknown, Set<string>>();
  for (const { kind, body } of pages) {
    const own = body.querySelectorAll('[class]').flatMap((element) => [...element.classList.values()]);
    const later = body.querySelector('form') ? named : [];
    classes.set(kind, new Set([...(classes.get(kind) ?? []), ...own, ...later]));
  }
  return new Map([...classes].map(([kind, names]) => [kind, pageStyles(css, names)]));
}

/** The rules of which a page has every class, without those for print. */
function pageStyles(css: string, classes: ReadonlySet<string>): InlineStyles {
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

/** The print rules, for a separate file that does not block rendering. */
export function printStyles(css: string): string {
  const root = postcss.parse(css);
  prune(root, (node) => node.type !== 'rule' || isInPrint(node));
  return root.toString().trim();
}

const CLASS = /\.(-?[_a-z][\w-]*)/gi;

const isPrint = (node: ChildNode): boolean => node.type === 'atrule' && isPrintMedia(node);
const isPrintMedia = ({ name, params }: AtRule): boolean => name === 'media' && params === 'print';

function isInPrint({ parent }: ChildNode): boolean {
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
