import { execFile } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Connect, Plugin } from 'vite';
import { digestOf, makeOnce } from './makeOnce.ts';
import { filesBelow, PROJECT } from './project.ts';

/** Files of the site that a browser draws, which takes seconds: a set of them is made in one go. */
interface Drawing {
  name: string;
  says: string;
  /** The script of the project that writes the files into the folder that it gets. */
  script: string;
  /** Matches their paths on the site, without the first slash. */
  paths: RegExp;
  type: string;
}

const books: Drawing = {
  name: 'profile-book',
  says: 'Printing the profile books',
  script: 'plugins/profile/printBook.ts',
  paths: /^firm-profile-[\w-]+\.pdf$/,
  type: 'application/pdf',
};

const previews: Drawing = {
  name: 'previews',
  says: 'Drawing the link previews',
  script: 'plugins/previews/drawPreviews.ts',
  paths: /^og\/.+\.jpg$/,
  type: 'image/jpeg',
};

/** Whether a file of a build was drawn by a browser, which draws it almost alike the next time. */
export const isDrawn = (file: string): boolean => [books, previews].some(({ paths }) => paths.test(file));

/** Everything that they are made from. */
const SOURCES = [
  ...['locales', 'package-lock.json', 'plugins', 'src/blocks', 'src/core', 'src/pictures', 'src/styles'],
  'src/ui',
];

/** The folder of the files, which are drawn first if they are not in the cache: by a process that reads the present texts. */
const folderOf = ({ name, says, script }: Drawing): Promise<string> =>
  makeOnce(`${name}-${digestOf(SOURCES)}`, async (folder) => {
    console.log(says);
    await mkdir(folder);
    await promisify(execFile)(process.execPath, ['--import', 'tsx', script, folder], { cwd: PROJECT });
  });

/** The folder of the books, which are printed first if they are not in the cache. */
export const printedBooks = (): Promise<string> => folderOf(books);

/**
 * Vite plugins for the profile books and the link previews. A build for hosting waits for the files; on this machine they are
 * made when somebody opens one.
 */
export const drawings = (when: 'at build' | 'on request'): Plugin[] =>
  [books, previews].map((drawing) => plugin(drawing, when === 'at build'));

function plugin(drawing: Drawing, isAtBuild: boolean): Plugin {
  const serve: Connect.NextHandleFunction = async (request, response, next) => {
    const path = request.url?.split('?')[0]?.slice(1) ?? '';
    if (!drawing.paths.test(path)) return next();
    try {
      const folder = await folderOf(drawing);
      if (!filesBelow(folder).includes(path)) return next();
      response.setHeader('content-type', drawing.type);
      createReadStream(join(folder, path)).pipe(response);
    } catch (error) {
      next(error);
    }
  };
  return {
    name: drawing.name,
    configResolved({ command }) {
      // Begins beside the rest of the build, which mostly uses one core. The handler below reports its errors.
      if (isAtBuild && command === 'build') folderOf(drawing).catch(() => {});
    },
    buildApp: {
      order: 'post',
      async handler({ config, environments }) {
        if (!isAtBuild) return;
        const dist = resolve(config.root, environments.client?.config.build.outDir ?? 'dist');
        await cp(await folderOf(drawing), dist, { recursive: true });
      },
    },
    configureServer: ({ middlewares }) => void middlewares.use(serve),
    configurePreviewServer({ middlewares }) {
      if (!isAtBuild) middlewares.use(serve);
    },
  };
}
