import { join } from 'node:path';

/** Root folder of this project. */
export const PROJECT = join(import.meta.dirname, '..');
