import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A key that the code asks for. A star stands for what is known at run time only. */
export interface UsedKey {
  /** Namespace; `?` where the code does not say it. */
  bundle: string;
  key: string;
}

/** Where the code asks for texts, and of which bundle where it does not say. */
const PLACES = [
  { folder: 'src', bundle: '?' },
  { folder: 'tools/profileBook', bundle: 'profile' },
  // The function has one bundle, and hands its `t` around.
  { folder: 'supabase/functions', bundle: 'emails' },
];

/** The keys that a project's code asks for, by reading it: what `useTranslation` and `getFixedT` give, and calls of it. */
export function readUsedKeys(root: string): UsedKey[] {
  return PLACES.flatMap(({ folder, bundle }) =>
    ts.sys.readDirectory(join(root, folder), ['.ts', '.tsx']).flatMap((file) => {
      const code = readFileSync(file, 'utf8');
      return keysIn(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true), new Map([['t', bundle]]));
    }),
  );
}

/** Names in the code, each with the bundle of which it gives texts. */
type Scope = Map<string, string>;

function keysIn(node: ts.Node, outer: Scope): UsedKey[] {
  const scope = ts.isFunctionLike(node) ? new Map(outer) : outer;
  if (ts.isVariableDeclaration(node) && node.initializer)
    declare(node.name, bundleOf(node.initializer), scope);
  const inner: UsedKey[] = [];
  node.forEachChild((child) => void inner.push(...keysIn(child, scope)));
  return ts.isCallExpression(node) ? [...inner, ...keysOfCall(node, scope)] : inner;
}

/** Notes `t` of `{ t }`, `other` of `{ t: other }`, and the name of what is no object. */
function declare(name: ts.BindingName, bundle: string | undefined, scope: Scope): void {
  if (!bundle) return;
  if (ts.isIdentifier(name)) scope.set(name.text, bundle);
  if (!ts.isObjectBindingPattern(name)) return;
  const t = name.elements.find((element) => (element.propertyName ?? element.name).getText() === 't');
  if (t) scope.set(t.name.getText(), bundle);
}

/** The bundle, the first of several, whose texts a call of `useTranslation` or `getFixedT` gives. */
function bundleOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const called = node.expression.getText().split('.').at(-1);
  const position = ['useTranslation', 'getFixedT'].indexOf(called ?? '');
  const argument = node.arguments[position];
  if (!argument) return undefined;
  const first = ts.isArrayLiteralExpression(argument) ? argument.elements[0] : argument;
  return (first && patternsOf(first)[0]) ?? '?';
}

function keysOfCall({ expression, arguments: [asked, options] }: ts.CallExpression, scope: Scope): UsedKey[] {
  const bundle = ts.isIdentifier(expression) ? scope.get(expression.text) : bundleOf(expression);
  if (!bundle || !asked) return [];
  return patternsOf(asked).map((pattern) => {
    const [key = '', own = bundle] = pattern.split(':').reverse();
    // A counted text has a key for each form that a language has.
    return { bundle: own, key: counts(options) ? `${key}_*` : key };
  });
}

const counts = (options: ts.Node | undefined): boolean =>
  options !== undefined &&
  ts.isObjectLiteralExpression(options) &&
  options.properties.some(({ name }) => name?.getText() === 'count');

/** What a string, a template or a choice of them may be, a star for each part that only the running code knows. */
function patternsOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text + node.templateSpans.map(({ literal }) => `*${literal.text}`).join('')];
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(patternsOf);
  if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node)) return patternsOf(node.expression);
  return [];
}
