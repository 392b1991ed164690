import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { hosted } from '../../../tools/buildSite.ts';
import { copyProject } from '../../../tools/copyProject.ts';
import { test as base, expect as baseExpect } from '../site.ts';

/** `npm run dev` of a copy of the project, without the backend: what is saved there does no harm here. */
export interface DevServer {
  url: string;
  /** Addresses of every page of every language. */
  pages: string[];
  read: (file: string) => string;
  write: (file: string, text: string) => void;
}

/** A test of the development server that all of them share. What a test changes is put back when it ends. */
export const test = base.extend<{ dev: DevServer }, { server: ViteDevServer }>({
  server: [
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
      await use(server);
      await server.close();
      rmSync(root, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  dev: async ({ server }, use) => {
    const { root } = server.config;
    const before = new Map<string, string>();
    const read = (file: string) => {
      const text = readFileSync(join(root, file), 'utf8');
      if (!before.has(file)) before.set(file, text);
      return text;
    };
    await use({
      url: new URL(server.resolvedUrls?.local[0] ?? '').origin,
      pages: await pagesOf(server),
      read,
      write: (file, text) => {
        read(file);
        writeFileSync(join(root, file), text);
      },
    });
    for (const [file, text] of before) if (read(file) !== text) await change(server, file, text);
  },
});

async function pagesOf(server: ViteDevServer): Promise<string[]> {
  const environment = server.environments.ssr;
  if (!isRunnableDevEnvironment(environment)) throw new Error('Vite cannot run the pages');
  const { pageFiles }: typeof import('../../../src/prerender.tsx') =
    await environment.runner.import('/src/prerender.tsx');
  return pageFiles().map(({ path }) => path);
}

/** Changes a file, and waits until the server has noticed. */
async function change(server: ViteDevServer, file: string, text: string): Promise<void> {
  const path = join(server.config.root, file);
  const noticed = new Promise<void>((resolve) => {
    server.watcher.on('change', (changed) => changed === path && resolve());
  });
  writeFileSync(path, text);
  await noticed;
}

/** While developing, a page comes in many files, and the first one waits for all to be read. */
export const expect = baseExpect.configure({ timeout: 20_000 });
