import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

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
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => keysIn(file, readFileSync(join(root, folder, file), 'utf8'), bundle)),
  );
}

/** Identifiers with the bundle that they translate from. */
type Scope = Map<string, string>;

function keysIn(file: string, code: string, bundle: string): UsedKey[] {
  const keys: UsedKey[] = [];
  const scopes: Scope[] = [new Map([['t', bundle]])];
  const scope = () => scopes.at(-1) as Scope;
  const begin = () => void scopes.push(new Map(scope()));
  const end = () => void scopes.pop();
  new Visitor({
    FunctionDeclaration: begin,
    'FunctionDeclaration:exit': end,
    FunctionExpression: begin,
    'FunctionExpression:exit': end,
    ArrowFunctionExpression: begin,
    'ArrowFunctionExpression:exit': end,
    VariableDeclarator: ({ id, init }) => declare(id, init ? bundleOf(init) : undefined, scope()),
    'CallExpression:exit': (call) => void keys.push(...keysOfCall(call, scope())),
  }).visit(parseSync(file, code).program);
  return keys;
}

/** Adds `t` of `{ t }`, `other` of `{ t: other }`, and a plain identifier to the scope. */
function declare(name: ESTree.BindingPattern, bundle: string | undefined, scope: Scope): void {
  if (!bundle) return;
  if (name.type === 'Identifier') scope.set(name.name, bundle);
  if (name.type !== 'ObjectPattern') return;
  for (const property of name.properties)
    if (property.type === 'Property' && nameOf(property.key) === 't' && property.value.type === 'Identifier')
      scope.set(property.value.name, bundle);
}

/** The (first) bundle of a call of `useTranslation` or `getFixedT`. */
function bundleOf(node: ESTree.Expression): string | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const { callee } = node;
  const called = nameOf(callee.type === 'MemberExpression' ? callee.property : callee);
  const position = ['useTranslation', 'getFixedT'].indexOf(called ?? '');
  const argument = node.arguments[position];
  if (!argument) return undefined;
  const first = argument.type === 'ArrayExpression' ? argument.elements[0] : argument;
  return (first && patternsOf(first)[0]) ?? '?';
}

function keysOfCall({ callee, arguments: [asked, options] }: ESTree.CallExpression, scope: Scope): UsedKey[] {
  const bundle = callee.type === 'Identifier' ? scope.get(callee.name) : bundleOf(callee);
  if (!bundle || !asked) return [];
  return patternsOf(asked).map((pattern) => {
    const [key = '', own = bundle] = pattern.split(':').reverse();
    // A counted text has a key for each plural form.
    return { bundle: own, key: counts(options) ? `${key}_*` : key };
  });
}

const counts = (options: ESTree.Argument | undefined): boolean =>
  options?.type === 'ObjectExpression' &&
  options.properties.some((property) => property.type === 'Property' && nameOf(property.key) === 'count');

const nameOf = (node: ESTree.Node): string | undefined =>
  node.type === 'Identifier' ? node.name : undefined;

/** The possible values of a string, template or conditional; `*` for each part only known at run time. */
function patternsOf(node: ESTree.Node): string[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return [node.quasis.map(({ value }) => value.cooked).join('*')];
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap(patternsOf);
    case 'TSAsExpression':
    case 'ParenthesizedExpression':
      return patternsOf(node.expression);
    default:
      return [];
  }
}
