import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { token } from '../src/styles/token.ts';

/** Root folder of this project. */
export const PROJECT = join(import.meta.dirname, '..');

/** The files in a folder and below it, as `services/a.json`, in order; none if there is no such folder. */
export const filesBelow = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .sort();

/** The JSON files in a folder of the project in `root`, and below it. */
export const jsonIn = (root: string, folder: string): string[] =>
  filesBelow(join(root, folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => `${folder}/${name}`);

const tokens = readFileSync(join(PROJECT, 'src/styles/tokens.css'), 'utf8');

/** The value of a colour token, for drawings outside the stylesheets. */
export const colour = (name: string): string => token(tokens, name);
