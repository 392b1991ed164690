import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { token } from '../src/styles/token.ts';
import { PROJECT } from './project.ts';

const tokens = readFileSync(join(PROJECT, 'src/styles/tokens.css'), 'utf8');

/** The value of a colour token, for drawings outside the stylesheets. */
export const colour = (name: string): string => token(tokens, name);

/** Every token that is a colour, as it is written. */
export const colours = (): string[] => tokens.match(/--[\w-]+:\s*#[0-9a-f]+/gi) ?? [];
