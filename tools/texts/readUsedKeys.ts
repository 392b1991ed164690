import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A key that the code uses; `*` stands for a part only known at run time. */
export interface UsedKey {
  /** Namespace; `?` if it is not known statically. */
  bundle: string;
  key: string;
}

/** The folders to read, with the bundle where the code does not name it. */
const PLACES = [
  { folder: 'src', bundle: '?' },
  { folder: 'tools/profileBook', bundle: 'profile' },
  // The function has a single bundle, and passes its `t` around.
  { folder: 'supabase/functions', bundle: 'emails' },
];

/** The keys that a project's code uses, found statically: calls of what `useTranslation` and `getFixedT` return. */
export function readUsedKeys(root: string): UsedKey[] {
  return PLACES.flatMap(({ folder, bundle }) =>
    ts.sys.readDirectory(join(root, folder), ['.ts', '.tsx']).flatMap((file) => {
      const code = readFileSync(file, 'utf8');
      return keysIn(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true), new Map([['t', bundle]]));
    }),
  );
}

/** Identifiers with the bundle that they translate from. */
type Scope = Map<string, string>;

function keysIn(node: ts.Node, outer: Scope): UsedKey[] {
  const scope = ts.isFunctionLike(node) ? new Map(outer) : outer;
  if (ts.isVariableDeclaration(node) && node.initializer)
    declare(node.name, bundleOf(node.initializer), scope);
  const inner: UsedKey[] = [];
  node.forEachChild((child) => void inner.push(...keysIn(child, scope)));
  return ts.isCallExpression(node) ? [...inner, ...keysOfCall(node, scope)] : inner;
}

/** Adds `t` of `{ t }`, `other` of `{ t: other }`, and a plain identifier to the scope. */
function declare(name: ts.BindingName, bundle: string | undefined, scope: Scope): void {
  if (!bundle) return;
  if (ts.isIdentifier(name)) scope.set(name.text, bundle);
  if (!ts.isObjectBindingPattern(name)) return;
  const t = name.elements.find((element) => (element.propertyName ?? element.name).getText() === 't');
  if (t) scope.set(t.name.getText(), bundle);
}

/** The (first) bundle of a call of `useTranslation` or `getFixedT`. */
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
    // A counted text has a key for each plural form.
    return { bundle: own, key: counts(options) ? `${key}_*` : key };
  });
}

const counts = (options: ts.Node | undefined): boolean =>
  options !== undefined &&
  ts.isObjectLiteralExpression(options) &&
  options.properties.some(({ name }) => name?.getText() === 'count');

/** The possible values of a string, template or conditional; `*` for each part only known at run time. */
function patternsOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text + node.templateSpans.map(({ literal }) => `*${literal.text}`).join('')];
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(patternsOf);
  if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node)) return patternsOf(node.expression);
  return [];
}
