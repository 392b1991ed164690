import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type DrawnFiles, drawnFiles, drawnOnce, type When } from '../drawnFiles.ts';

const books: DrawnFiles = {
  name: 'profile-book',
  says: 'Printing the profile books',
  script: join(import.meta.dirname, 'printBook.ts'),
  sources: [
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
  ],
  paths: /^firm-profile-[\w-]+\.pdf$/,
  type: 'application/pdf',
};

/** Vite plugin for the firm's profile book, a PDF in each language. */
export const profileBook = (when: When): Plugin => drawnFiles(books, when);

/** The folder of the books, which are printed first if they are not in the cache. */
export const printedBooks = (): Promise<string> => drawnOnce(books);
