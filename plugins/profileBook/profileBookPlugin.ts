import { execFile } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Connect, Plugin } from 'vite';
import { digestOf } from '../digestOf.ts';
import { makeOnce } from '../makeOnce.ts';
import { PROJECT } from '../project.ts';

/** Everything that the books are printed from. */
const SOURCES = [
  'locales',
  'package-lock.json',
  'plugins/fonts',
  'plugins/pictures',
  'plugins/plates',
  'plugins/profileBook',
  'src/core/firm',
  'src/core/i18n',
  'src/pictures',
  'src/styles/tokens.css',
  'src/ui',
];

/**
 * Vite plugin for the firm's profile book, a PDF in each language. Printing takes a browser some ten seconds, so the books
 * are cached in `node_modules/.cache` until one of their sources changes.
 *
 * @param when a build for hosting waits for the books; on this machine they are printed when somebody opens one
 */
export function profileBook(when: 'at build' | 'on request'): Plugin {
  return {
    name: 'profile-book',
    buildApp: {
      order: 'post',
      async handler({ config, environments }) {
        if (when === 'on request') return;
        const dist = resolve(config.root, environments.client?.config.build.outDir ?? 'dist');
        const folder = await printedBooks();
        for (const file of await readdir(folder)) await copyFile(join(folder, file), join(dist, file));
      },
    },
    configureServer: ({ middlewares }) => void middlewares.use(serveBook),
    configurePreviewServer({ middlewares }) {
      if (when === 'on request') middlewares.use(serveBook);
    },
  };
}

const serveBook: Connect.NextHandleFunction = async (request, response, next) => {
  const file = /^\/(firm-profile-[\w-]+\.pdf)/.exec(request.url ?? '')?.[1];
  if (!file) return next();
  try {
    const folder = await printedBooks();
    if (!(await readdir(folder)).includes(file)) return next();
    response.setHeader('content-type', 'application/pdf');
    createReadStream(join(folder, file)).pipe(response);
  } catch (error) {
    next(error);
  }
};

/** The folder of the books, which are printed first if they are not in the cache. */
export const printedBooks = (): Promise<string> => makeOnce(`profile-book-${digestOf(SOURCES)}`, print);

/** In a separate process, which reads the current facts and texts and frees its memory afterwards. */
async function print(folder: string): Promise<void> {
  console.log('Printing the profile books');
  const script = join(import.meta.dirname, 'printBook.ts');
  await mkdir(folder);
  await promisify(execFile)(process.execPath, ['--import', 'tsx', script, folder], { cwd: PROJECT });
}
