import { loadEnv } from 'vite';
import { MODE } from './options.ts';

/** The environment's variables, and those of the files in `root` that Vite reads (`.env`), which they override. */
export const readEnvironment = (root: string, mode = MODE): Record<string, string | undefined> => ({
  ...loadEnv(mode, root, ''),
  ...process.env,
});
