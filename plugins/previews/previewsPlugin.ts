import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type DrawnFiles, drawnFiles, type When } from '../drawnFiles.ts';

const previewPictures: DrawnFiles = {
  name: 'previews',
  says: 'Drawing the link previews',
  script: join(import.meta.dirname, 'drawPreviews.ts'),
  sources: [
    'locales',
    'package-lock.json',
    'plugins/fonts',
    'plugins/previews',
    'src/core',
    'src/pictures',
    'src/styles/tokens.css',
  ],
  paths: /^og\/\w+\/.+\.jpg$/,
  type: 'image/jpeg',
};

/** Vite plugin for the link previews of situations and practice areas, in each language. */
export const previews = (when: When): Plugin => drawnFiles(previewPictures, when);
