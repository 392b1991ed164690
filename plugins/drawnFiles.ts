import { execFile } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Connect, Plugin } from 'vite';
import { digestOf, makeOnce } from './makeOnce.ts';
import { filesBelow, PROJECT } from './project.ts';

/** A build for hosting waits for the files; on this machine they are made when somebody opens one. */
type When = 'at build' | 'on request';

/** Files of the site that a browser draws, which takes seconds: a set of them is made in one go. */
interface DrawnFiles {
  /** Its name in the cache. */
  name: string;
  /** Said while the files are made. */
  says: string;
  /** The script of the project that writes the files into the folder that it gets. */
  script: string;
  /** Matches their paths on the site, without the first slash. */
  paths: RegExp;
  type: string;
}

/** Vite plugin for files that a browser draws. They stay in `node_modules/.cache` until one of their sources changes. */
function drawnFiles(files: DrawnFiles, when: When): Plugin {
  const serve: Connect.NextHandleFunction = async (request, response, next) => {
    const path = request.url?.split('?')[0]?.slice(1) ?? '';
    if (!files.paths.test(path)) return next();
    try {
      const folder = await drawnOnce(files);
      if (!filesBelow(folder).includes(path)) return next();
      response.setHeader('content-type', files.type);
      createReadStream(join(folder, path)).pipe(response);
    } catch (error) {
      next(error);
    }
  };
  return {
    name: files.name,
    configResolved({ command }) {
      // The sooner, the sooner the build is done: it uses one core most of the time. Errors are handled at its end.
      if (when === 'at build' && command === 'build') drawnOnce(files).catch(() => {});
    },
    buildApp: {
      order: 'post',
      async handler({ config, environments }) {
        if (when === 'on request') return;
        const dist = resolve(config.root, environments.client?.config.build.outDir ?? 'dist');
        const folder = await drawnOnce(files);
        for (const file of filesBelow(folder)) {
          await mkdir(dirname(join(dist, file)), { recursive: true });
          await copyFile(join(folder, file), join(dist, file));
        }
      },
    },
    configureServer: ({ middlewares }) => void middlewares.use(serve),
    configurePreviewServer({ middlewares }) {
      if (when === 'on request') middlewares.use(serve);
    },
  };
}

/** Everything that they are made from. */
const SOURCES = [
  'locales',
  'package-lock.json',
  'plugins',
  'src/blocks',
  'src/core',
  'src/pictures',
  'src/styles',
  'src/ui',
];

/** The folder of the files, which are drawn first if they are not in the cache. */
const drawnOnce = (files: DrawnFiles): Promise<string> =>
  makeOnce(`${files.name}-${digestOf(SOURCES)}`, (folder) => draw(files, folder));

/** In a separate process, which reads the current facts and texts and frees its memory afterwards. */
async function draw({ script, says }: DrawnFiles, folder: string): Promise<void> {
  console.log(says);
  await mkdir(folder);
  await promisify(execFile)(process.execPath, ['--import', 'tsx', script, folder], { cwd: PROJECT });
}

/** The firm's profile book, a PDF in each language. */
const books: DrawnFiles = {
  name: 'profile-book',
  says: 'Printing the profile books',
  script: 'plugins/profile/printBook.ts',
  paths: /^firm-profile-[\w-]+\.pdf$/,
  type: 'application/pdf',
};

/** The folder of the books, which are printed first if they are not in the cache. */
export const printedBooks = (): Promise<string> => drawnOnce(books);

/** The link previews in each language: of the site, and of each situation and practice area. */
const previews: DrawnFiles = {
  name: 'previews',
  says: 'Drawing the link previews',
  script: 'plugins/previews/drawPreviews.ts',
  paths: /^og\/.+\.jpg$/,
  type: 'image/jpeg',
};

/** Vite plugins for the profile books and the link previews. */
export const drawings = (when: When): Plugin[] => [drawnFiles(books, when), drawnFiles(previews, when)];

/** Whether a file of a build was drawn by a browser, which draws it almost alike the next time. */
export const isDrawn = (file: string): boolean => [books, previews].some(({ paths }) => paths.test(file));
