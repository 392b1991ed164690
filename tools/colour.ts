import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { token } from '../src/styles/token.ts';
import { PROJECT } from './project.ts';

const tokens = readFileSync(join(PROJECT, 'src/styles/tokens.css'), 'utf8');

/** A colour of the site by its name, for what is drawn outside of its styles. */
export const colour = (name: string): string => token(tokens, name);
