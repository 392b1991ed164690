import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { readBundle } from '../texts/readBundle.ts';
import type { Place } from './checklist.ts';

/** A value and its location. */
export interface PlacedValue {
  file: string;
  /** Line number, from 1. */
  line: number;
  /** As written in the file; for a list or group, its first text. */
  value: string;
}

/** The values at a place: one, or one for each language that has the file. Empty if the key does not exist. */
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
 * Facts in a file of `src/firm/`: `name` is a property of an exported object, `ipoh.phone` one of the row with id
 * `ipoh`. An optional property that is not set, such as a photograph, is reported at its row.
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
  // A derived fact further down may have the same name.
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
