import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { pictures } from './tools/pictures/picturesPlugin.ts';

/** Vitest imports stylesheets as empty strings; this one is needed for its colours. */
const css = { include: [/tokens\.css/] };

/** One more than a small machine has cores: the backend's tests mostly wait for processes to start. */
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
          // The tests parse the built pages as a browser would.
          environment: 'jsdom',
          isolate: false,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          globalSetup: ['tests/site/setup.ts'],
          // The TypeScript compiler and html-validate are slow on a small machine.
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
          // Postgres and Deno start slowly, the more so on a busy machine.
          testTimeout: 240_000,
          hookTimeout: 240_000,
          maxWorkers: WORKERS,
        },
      },
    ],
  },
});
