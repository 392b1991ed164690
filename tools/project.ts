import { join } from 'node:path';

/** The folder of this project. */
export const PROJECT = join(import.meta.dirname, '..');
