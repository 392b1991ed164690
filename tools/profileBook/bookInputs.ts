import { colours } from '../colour.ts';
import { digestOf } from '../made.ts';
import type { BookPictures } from './ProfileBook.tsx';

/** The masters of its pictures, in `src/pictures`; they print at 150 to 200 dpi. */
export const BOOK_PICTURES: Record<keyof BookPictures, string> = {
  office: 'office.jpg',
  desk: 'office-desk.jpg',
  books: 'office-books.jpg',
  papers: 'services/trust-estates.jpg',
  shophouse: 'services/real-estate-conveyancing.jpg',
};

/** A digest of what the books are made from besides texts and facts, which can be read in them. */
export const bookInputs = (): string =>
  digestOf(
    [
      'tools/profileBook',
      ...Object.values(BOOK_PICTURES).map((file) => `src/pictures/${file}`),
      ...['lawyers', 'plates', 'wordmark.json'].map((place) => `src/pictures/${place}`),
    ],
    colours(),
  );
