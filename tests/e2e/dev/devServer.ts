import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import type { LocalBackend } from '../../../supabase/local/backend.ts';
import { MODE } from '../../../supabase/local/options.ts';
import { freePort, newDataDir } from '../../ports.ts';
import { copyProject } from '../../projects.ts';
import { test as base, expect } from '../site.ts';

/** `npm run dev` of a copy of the project; what tests save there does no harm. */
export interface DevServer {
  url: string;
  /** Its folder. */
  root: string;
  read: (file: string) => string;
  /** Saves a file. The page that is open listens for changes by then: one that comes earlier it would miss. */
  write: (file: string, text: string) => Promise<void>;
}

/** The `test` of the development server, which is shared; what a test changes is restored when it ends. */
export const test = base.extend<{ dev: DevServer }, { server: ViteDevServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern
    async ({}, use) => {
      const root = copyProject();
      const DATA_DIR = await newDataDir(join(root, 'supabase/.temp'));
      const [PORT, MAIL_PORT] = [await freePort(), await freePort()].map(String);
      Object.assign(process.env, { PORT, MAIL_PORT, DATA_DIR });
      const server = await createServer({
        root,
        configFile: join(root, 'vite.config.ts'),
        mode: MODE,
        cacheDir: join(root, '.vite'),
        logLevel: 'silent',
        // node_modules is a link out of the copy.
        server: { fs: { allow: [root, realpathSync(join(root, 'node_modules'))] } },
      });
      await server.listen();
      await use(server);
      await server.close();
      (await (globalThis as { localBackend?: Promise<LocalBackend> }).localBackend)?.stop();
      rmSync(root, { recursive: true, force: true, maxRetries: 5 });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  dev: async ({ server, page }, use) => {
    const state = watchState(page);
    const { root } = server.config;
    const before = new Map<string, string>();
    const read = (file: string) => {
      const text = readFileSync(join(root, file), 'utf8');
      if (!before.has(file)) before.set(file, text);
      return text;
    };
    await use({
      url: new URL(server.resolvedUrls?.local[0] ?? '').origin,
      root,
      read,
      write: async (file, text) => {
        read(file);
        // Without a page, the first one has it in it.
        if (state() !== 'closed') await expect.poll(state, 'the page listens for changes').toBe('listening');
        await change(server, file, text);
      },
    });
    for (const [file, text] of before) if (read(file) !== text) await change(server, file, text);
  },
});

type State = 'closed' | 'loading' | 'listening';

/** Watches what a page does; it listens when it is connected to the server. */
function watchState(page: Page): () => State {
  let state: State = 'closed';
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) state = 'loading';
  });
  page.on('console', (message) => {
    if (message.text().startsWith('[vite] connected')) state = 'listening';
  });
  return () => state;
}

/** Writes a file, and waits until the server has noticed. */
async function change(server: ViteDevServer, file: string, text: string): Promise<void> {
  const path = join(server.config.root, file);
  const noticed = new Promise<void>((resolve) => {
    const notice = (changed: string) => {
      if (changed !== path) return;
      server.watcher.off('change', notice);
      resolve();
    };
    server.watcher.on('change', notice);
  });
  writeFileSync(path, text);
  await noticed;
}

export { expect };
