import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import type { ValuePlace } from '../../src/firm/samples.ts';
import { readBundle } from '../i18n/readBundle.ts';

/** A value and its location. */
export interface PlacedValue {
  file: string;
  /** Line number, from 1. */
  line: number;
  /** As written in the file; for a list or group, its first text. */
  value: string;
}

/** The values at a place: one, or one for each language that has the file. Empty if the key does not exist. */
export function valuesAt(root: string, { file, key }: ValuePlace): PlacedValue[] {
  const files = file.includes('*') ? languageFolders(root).map((id) => file.replace('*', id)) : [file];
  return files
    .filter((one) => existsSync(join(root, one)))
    .flatMap((one) =>
      one.endsWith('.json')
        ? textAt(root, one, key)
        : factsIn(readFileSync(join(root, one), 'utf8'), key).map((fact) => ({ file: one, ...fact })),
    );
}

const languageFolders = (root: string): string[] =>
  readdirSync(join(root, 'locales'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

function textAt(root: string, file: string, key: string): PlacedValue[] {
  const [, localeId = '', namespace = ''] = /^locales\/([^/]+)\/(.+)\.json$/.exec(file) ?? [];
  const texts = readBundle(root, localeId, namespace)?.texts ?? new Map();
  const [found] = [...texts].filter(([own]) => own === key || own.startsWith(`${key}.`));
  return found ? [{ file, line: found[1].line, value: found[1].value }] : [];
}

/**
 * Facts in a file of `src/firm/`: `name` is a property of an exported object, `ipoh.phone` one of the row with id
 * `ipoh`.
 */
function factsIn(text: string, key: string): Omit<PlacedValue, 'file'>[] {
  const sourceOf = ({ start, end }: ESTree.Node) => text.slice(start, end);
  const valueAs = (node: ESTree.Node) =>
    node.type === 'Literal' && typeof node.value === 'string' ? node.value : sourceOf(node);
  const lineOf = ({ start }: ESTree.Node) => text.slice(0, start).split('\n').length;
  const found: Omit<PlacedValue, 'file'>[] = [];
  // The path to the current node: ids of rows and names of properties.
  const path: string[] = [];
  new Visitor({
    ObjectExpression(object) {
      const id = propertyOf(object, 'id');
      path.push(id ? valueAs(id.value) : '');
    },
    'ObjectExpression:exit': () => void path.pop(),
    Property(property) {
      path.push(sourceOf(property.key));
      if (path.filter(Boolean).join('.') === key)
        found.push({ line: lineOf(property), value: valueAs(property.value) });
    },
    'Property:exit': () => void path.pop(),
  }).visit(parseSync('facts.ts', text).program);
  // A derived fact further down may have the same name.
  return found.slice(0, 1);
}

const propertyOf = ({ properties }: ESTree.ObjectExpression, name: string) =>
  properties.find(
    (property) =>
      property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === name,
  ) as ESTree.ObjectProperty | undefined;
