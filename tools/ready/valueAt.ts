import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { readBundle } from '../texts/readBundle.ts';
import type { Place } from './checklist.ts';

/** A value as it stands in a file. */
export interface PlacedValue {
  file: string;
  /** From 1. */
  line: number;
  /** As it is written; of a list or a group of texts the first. */
  value: string;
}

/**
 * The values that a place names: one, or one in each language that has the file. None, where there is no such key.
 */
export function valuesAt(root: string, { file, key }: Place): PlacedValue[] {
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
 * A fact of `src/firm/`: `name` of an exported object, `ipoh.phone` of the row whose id is `ipoh`. A property that a row
 * may have and has not, such as a photograph, stands at the row.
 */
export function factsIn(text: string, key: string): Omit<PlacedValue, 'file'>[] {
  const source = ts.createSourceFile('facts.ts', text, ts.ScriptTarget.Latest, true);
  const lineOf = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const found: Omit<PlacedValue, 'file'>[] = [];
  const walk = (node: ts.Node, path: readonly string[]): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const id = idOf(node);
      const here = id ? [...path, id] : path;
      for (const property of node.properties) {
        if (!ts.isPropertyAssignment(property)) continue;
        const name = [...here, property.name.getText()];
        if (name.join('.') === key)
          found.push({ line: lineOf(property), value: written(property.initializer) });
        else walk(property.initializer, name);
      }
      if (id && key === `${id}.photograph` && !found.length) found.push({ line: lineOf(node), value: '' });
    } else node.forEachChild((child) => walk(child, path));
  };
  walk(source, []);
  // What follows from a fact further down the file may have its name.
  return found.slice(0, 1);
}

function idOf(object: ts.ObjectLiteralExpression): string | undefined {
  const id = object.properties.find((property) => property.name?.getText() === 'id');
  return id && ts.isPropertyAssignment(id) && ts.isStringLiteral(id.initializer)
    ? id.initializer.text
    : undefined;
}

const written = (value: ts.Expression): string =>
  ts.isStringLiteralLike(value) ? value.text : value.getText();
