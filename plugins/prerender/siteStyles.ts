import postcss, { type AtRule, type ChildNode, type Root } from 'postcss';

export interface SiteStyles {
  /** The rules that elements with some classes can match, without those for print. */
  inline: (classes: ReadonlySet<string>) => string;
  /** The print rules, for a separate file that does not block rendering. */
  print: string;
  /** The selectors of what is set in serif, with its descendants. */
  serif: string[];
}

/** Reads the stylesheet of the site. Every page also gets the rules for its fonts, `faces`. */
export function readStyles(css: string, faces: string): SiteStyles {
  const root = postcss.parse(css);
  return {
    inline: (classes) => {
      const kept = root.clone();
      prune(kept, (node) => !isPrint(node) && (node.type !== 'rule' || narrow(node, classes)));
      return `${faces}\n${kept}`.replace(/\n+/g, '\n').trim();
    },
    print: printRules(root.clone()),
    serif: serifSelectors(root),
  };
}

/** Limits a rule to the selectors of which there is every class that they need; whether any is left. */
function narrow(rule: postcss.Rule, classes: ReadonlySet<string>): boolean {
  rule.selectors = rule.selectors.filter((selector) =>
    [...selector.replace(CHOICE, '').matchAll(CLASS)].every(([, name = '']) => classes.has(name)),
  );
  return rule.selector !== '';
}

const CLASS = /\.(-?[_a-z][\w-]*)/gi;

/** A list of which an element needs one selector, or none. */
const CHOICE = /:(?:is|where|not)\((?:[^()]|\([^()]*\))*\)/g;

function printRules(root: Root): string {
  prune(root, (node) => node.type !== 'rule' || isInPrint(node));
  return root.toString().trim();
}

/** States and pseudo-elements match nothing in a page that nobody uses yet, so they are left out. */
function serifSelectors(root: Root): string[] {
  const selectors: string[] = [];
  root.walkDecls(/^font(?:-family)?$/, ({ value, parent }) => {
    if (value.includes('var(--serif)') && parent?.type === 'rule')
      selectors.push(...(parent as postcss.Rule).selectors);
  });
  return selectors.map((selector) =>
    selector.replace(/::[\w-]+|:(?:lang\([^()]*\)|hover|active|focus[\w-]*)/g, ''),
  );
}

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
