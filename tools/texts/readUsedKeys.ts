import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

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
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => keysIn(file, readFileSync(join(root, folder, file), 'utf8'), bundle)),
  );
}

/** Names in the code, each with the bundle of which it gives texts. */
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

/** Notes `t` of `{ t }`, `other` of `{ t: other }`, and the name of what is no object. */
function declare(name: ESTree.BindingPattern, bundle: string | undefined, scope: Scope): void {
  if (!bundle) return;
  if (name.type === 'Identifier') scope.set(name.name, bundle);
  if (name.type !== 'ObjectPattern') return;
  for (const property of name.properties)
    if (property.type === 'Property' && nameOf(property.key) === 't' && property.value.type === 'Identifier')
      scope.set(property.value.name, bundle);
}

/** The bundle, the first of several, whose texts a call of `useTranslation` or `getFixedT` gives. */
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
    // A counted text has a key for each form that a language has.
    return { bundle: own, key: counts(options) ? `${key}_*` : key };
  });
}

const counts = (options: ESTree.Argument | undefined): boolean =>
  options?.type === 'ObjectExpression' &&
  options.properties.some((property) => property.type === 'Property' && nameOf(property.key) === 'count');

const nameOf = (node: ESTree.Node): string | undefined =>
  node.type === 'Identifier' ? node.name : undefined;

/** What a string, a template or a choice of them may be, a star for each part that only the running code knows. */
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
