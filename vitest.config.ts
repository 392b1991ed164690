import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { mark } from './plugins/mark/markPlugin.ts';
import { pictures } from './plugins/pictures/picturesPlugin.ts';

/** Vitest imports stylesheets as empty strings; this one is needed for its colours. */
const css = { include: [/tokens\.css/] };

/** Two more than a small machine has cores: the backend's tests mostly wait for processes to start. */
const WORKERS = 4;

/** Timeouts in milliseconds, generous for slow CI. */
const limits = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 60_000 } } };

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react(), pictures(), mark()],
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          // Tests that need a document say so.
          environment: 'node',
          setupFiles: ['tests/unit/setup.ts'],
          css,
          maxWorkers: WORKERS,
          ...limits,
        },
      },
      {
        test: {
          name: 'locales',
          include: ['tests/locales/**/*.test.ts'],
          environment: 'node',
          // Vite loads the project's tables once for all files.
          isolate: false,
          css,
          maxWorkers: WORKERS,
          ...limits,
        },
      },
      ...[
        { name: 'hosted', folders: 'hosted', setup: 'hosted/setup' },
        { name: 'site', folders: '{site,specification}', setup: 'site/builtSite' },
      ].map(({ name, folders, setup }) => ({
        test: {
          name,
          include: [`tests/${folders}/**/*.test.ts`],
          // The tests parse the built pages as a browser would, once for all files.
          environment: 'jsdom',
          isolate: false,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          globalSetup: [`tests/${setup}.ts`],
          ...limits,
        },
      })),
      {
        test: {
          name: 'supabase',
          include: ['tests/supabase/**/*.test.ts'],
          environment: 'node',
          // No file mocks a module, so they can share what they load.
          isolate: false,
          globalSetup: ['tests/supabase/setup.ts'],
          maxWorkers: WORKERS,
          ...limits,
        },
      },
    ],
  },
});
