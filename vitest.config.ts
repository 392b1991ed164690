import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { pictures } from './tools/pictures/picturesPlugin.ts';

/** Vitest gives styles as empty texts; colours are read from this one. */
const css = { include: [/tokens\.css/] };

/** One more than a small machine has processors: the tests of the backend mostly wait for processes to start. */
const WORKERS = 3;

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react(), pictures()],
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['tests/unit/setup.ts'],
          css,
          maxWorkers: WORKERS,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'locales',
          include: ['tests/locales/**/*.test.ts'],
          environment: 'node',
          css,
          maxWorkers: WORKERS,
          // Some run commands of the project, which take long where other things run as well.
          testTimeout: 240_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          // The pages are parsed once, as a browser parses them.
          environment: 'jsdom',
          isolate: false,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          globalSetup: ['tests/site/setup.ts'],
          // The TypeScript compiler and the HTML rules take their time on a small machine.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'specification',
          include: ['tests/specification/**/*.test.ts'],
          environment: 'jsdom',
          isolate: false,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          globalSetup: ['tests/site/setup.ts'],
        },
      },
      {
        test: {
          name: 'supabase',
          include: ['tests/supabase/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/supabase/setup.ts'],
          // Postgres and Deno take their time to start, and far more on a machine that has other things to do.
          testTimeout: 240_000,
          hookTimeout: 240_000,
          maxWorkers: WORKERS,
        },
      },
    ],
  },
});
