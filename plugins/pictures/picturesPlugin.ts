import { readFileSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { makeOnce, perCore } from '../makeOnce.ts';
import { ENCODING, FOLDER, parseQuery, type Rendition, renditionsOf } from './renditions.ts';

/** Whether a file is a portrait that no partner has, such as a replaced one. It must not be published. */
function isUnusedPortrait(file: string): boolean {
  const [root, name] = file.split('/src/pictures/lawyers/');
  if (!name) return false;
  // Read each time, since the facts change while the development server runs.
  const facts = readFileSync(`${root}/src/core/firm/lawyers.json`, 'utf8');
  return !facts.includes(`"/src/pictures/lawyers/${name}"`);
}

/**
 * Vite plugin for responsive pictures: `import office from './office.jpg?widths=480;800&picture'` is a `PictureSource`.
 * With `crop=0;0.5;1;0.5` it shows only the lower half; with `ratio=0.8` it is cropped to 4:5. Encoding is slow, so
 * pages do not wait for it: a build encodes in parallel with rendering, the development server on request.
 */
export function pictures(): Plugin {
  const renditions = new Map<string, Rendition>();
  const queued = perCore((_core, rendition: Rendition) => encode(rendition));
  let isAnnounced = false;
  const encodeOnce = (rendition: Rendition) =>
    makeOnce(`pictures/${rendition.name}`, async (draft) => {
      if (!isAnnounced) console.log('Encoding the pictures, once');
      isAnnounced = true;
      await writeFile(draft, await queued(rendition));
    });
  return {
    name: 'pictures',
    enforce: 'pre',
    async load(id) {
      const [file = '', query = ''] = id.split('?');
      if (!new URLSearchParams(query).has('picture')) return;
      if (isUnusedPortrait(file)) return 'export default undefined';
      const { widths, cut } = parseQuery(query);
      const { picture, renditions: found } = await renditionsOf(file, widths, cut);
      for (const rendition of found) {
        renditions.set(rendition.name, rendition);
        // The code that awaits the file handles errors.
        if (this.environment.mode === 'build') encodeOnce(rendition).catch(() => {});
      }
      return `export default ${JSON.stringify(picture)}`;
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${FOLDER}/`, async (request, response, next) => {
        const rendition = renditions.get(request.url?.slice(1) ?? '');
        if (!rendition) return next();
        try {
          const data = await readFile(await encodeOnce(rendition));
          response.setHeader('content-type', `image/${rendition.format}`).end(data);
        } catch (error) {
          next(error);
        }
      });
    },
    buildApp: {
      order: 'post',
      async handler({ config, environments }) {
        const folder = resolve(config.root, environments.client?.config.build.outDir ?? 'dist', FOLDER);
        const copies = [...renditions.values()].map(async (rendition) =>
          copyFile(await encodeOnce(rendition), join(folder, rendition.name)),
        );
        await Promise.all(copies);
      },
    },
  };
}

// One thread per picture and one picture per core is faster than all threads on one picture.
sharp.concurrency(1);

/** Encodes a rendition of a picture. */
export async function encode({ master, crop, width, format }: Rendition): Promise<Buffer> {
  return sharp(await readFile(master))
    .autoOrient()
    .extract(crop)
    .resize(width)
    .toFormat(format, ENCODING[format])
    .toBuffer();
}
