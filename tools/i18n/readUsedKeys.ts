import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

/** A key that the code uses; `*` stands for a part only known at run time. */
export interface UsedKey {
  /** Namespace; `?` if it is not known statically. */
  bundle: string;
  key: string;
  /** The placeholders that it gives values to; `*` stands for any, where the code does not say which. */
  fills: readonly string[];
}

/** The folders to read, with the bundle where the code does not name it. */
const PLACES = [
  { folder: 'src', bundle: '?' },
  { folder: 'plugins/profileBook', bundle: 'profile' },
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

/** The declared identifiers that matter here. */
interface Scope {
  /** The bundle that a function translates from. */
  bundles: Map<string, string>;
  /** The properties of an object. */
  objects: Map<string, readonly string[]>;
}

function keysIn(file: string, code: string, bundle: string): UsedKey[] {
  const keys: UsedKey[] = [];
  const scopes: Scope[] = [{ bundles: new Map([['t', bundle]]), objects: new Map() }];
  const scope = () => scopes.at(-1) as Scope;
  const begin = () => {
    const { bundles, objects } = scope();
    scopes.push({ bundles: new Map(bundles), objects: new Map(objects) });
  };
  const end = () => void scopes.pop();
  new Visitor({
    FunctionDeclaration: begin,
    'FunctionDeclaration:exit': end,
    FunctionExpression: begin,
    'FunctionExpression:exit': end,
    ArrowFunctionExpression: begin,
    'ArrowFunctionExpression:exit': end,
    VariableDeclarator: ({ id, init }) => init && declare(id, init, scope()),
    'CallExpression:exit': (call) => void keys.push(...keysOfCall(call, scope())),
  }).visit(parseSync(file, code).program);
  return keys;
}

/** Adds `t` of `{ t }`, `other` of `{ t: other }`, and a plain identifier to the scope. */
function declare(name: ESTree.BindingPattern, value: ESTree.Expression, { bundles, objects }: Scope): void {
  if (name.type === 'Identifier' && value.type === 'ObjectExpression') {
    objects.set(name.name, propertiesOf(value, objects));
  }
  const bundle = bundleOf(value);
  if (!bundle) return;
  if (name.type === 'Identifier') bundles.set(name.name, bundle);
  if (name.type !== 'ObjectPattern') return;
  for (const property of name.properties)
    if (property.type === 'Property' && nameOf(property.key) === 't' && property.value.type === 'Identifier')
      bundles.set(property.value.name, bundle);
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
  const bundle = callee.type === 'Identifier' ? scope.bundles.get(callee.name) : bundleOf(callee);
  if (!bundle || !asked) return [];
  const fills = options ? propertiesOf(options, scope.objects) : [];
  return patternsOf(asked).map((pattern) => {
    const [key = '', own = bundle] = pattern.split(':').reverse();
    // A counted text has a key for each plural form.
    return { bundle: own, key: fills.includes('count') ? `${key}_*` : key, fills };
  });
}

/** The names of an object's properties, those of spread objects too; `*` for what is only known at run time. */
function propertiesOf(node: ESTree.Node, objects: Scope['objects']): readonly string[] {
  if (node.type === 'Identifier') return objects.get(node.name) ?? ['*'];
  if (node.type !== 'ObjectExpression') return ['*'];
  return node.properties.flatMap((property) =>
    property.type === 'Property' ? (nameOf(property.key) ?? '*') : propertiesOf(property.argument, objects),
  );
}

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
