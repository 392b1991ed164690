import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { hosted } from '../../tools/buildSite.ts';
import { copyProject } from '../../tools/copyProject.ts';
import { test as base, expect as baseExpect } from './site.ts';

/** `npm run dev` of a copy of the project, without the backend: what is saved there does no harm here. */
export interface DevServer {
  url: string;
  /** Addresses of every page of every language. */
  pages: string[];
  read: (file: string) => string;
  write: (file: string, text: string) => void;
}

/** A test with a development server of its own. */
export const test = base.extend<object, { dev: DevServer }>({
  dev: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const root = copyProject();
      Object.assign(process.env, hosted);
      const server = await createServer({
        root,
        configFile: join(root, 'vite.config.ts'),
        mode: 'development',
        cacheDir: join(root, '.vite'),
        logLevel: 'silent',
        // The packages are outside of the copy.
        server: { port: 0, host: '127.0.0.1', fs: { strict: false } },
      });
      await server.listen();
      const environment = server.environments.ssr;
      if (!isRunnableDevEnvironment(environment)) throw new Error('Vite cannot run the pages');
      const { pageFiles }: typeof import('../../src/prerender.tsx') =
        await environment.runner.import('/src/prerender.tsx');
      await use({
        url: new URL(server.resolvedUrls?.local[0] ?? '').origin,
        pages: pageFiles().map(({ path }) => path),
        read: (file) => readFileSync(join(root, file), 'utf8'),
        write: (file, text) => writeFileSync(join(root, file), text),
      });
      await server.close();
      rmSync(root, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** While developing, a page comes in many files, and the first one waits for all to be read. */
export const expect = baseExpect.configure({ timeout: 20_000 });
