import sharp from 'sharp';
import { extractImages, getDocumentProxy } from 'unpdf';

/** The largest difference of two values of a pixel, of 255, that nobody sees: a browser never draws a shadow twice alike. */
const INVISIBLE = 8;

/**
 * Whether two files that a browser drew show the same: JPEGs whose pixels differ invisibly at most, or PDFs with such
 * pictures and the same words on each page. False if one cannot be read.
 */
export async function isSameDrawing(built: Buffer, published: Buffer, isPdf: boolean): Promise<boolean> {
  if (built.equals(published)) return true;
  const read = isPdf ? (pdf: Buffer) => bookPages(pdf) : previewPage;
  const both = await Promise.all([read(built), read(published)]).catch(() => undefined);
  if (!both) return false;
  const [pages, others] = both;
  return pages.length === others.length && pages.every((page, index) => isSamePage(page, others[index]));
}

interface Page {
  text: string;
  pictures: Picture[];
}

interface Picture {
  width: number;
  height: number;
  data: Uint8Array | Uint8ClampedArray;
}

function isSamePage(page: Page, other?: Page): boolean {
  return (
    page.text === other?.text &&
    page.pictures.length === other.pictures.length &&
    page.pictures.every((picture, index) => looksSame(picture, other.pictures[index]))
  );
}

const looksSame = ({ width, height, data }: Picture, other?: Picture): boolean =>
  width === other?.width &&
  height === other.height &&
  data.every((value, index) => Math.abs(value - (other.data[index] ?? 256)) <= INVISIBLE);

async function previewPage(jpeg: Buffer): Promise<Page[]> {
  const { data, info } = await sharp(jpeg, { failOn: 'warning' }).raw().toBuffer({ resolveWithObject: true });
  return [{ text: '', pictures: [{ ...info, data }] }];
}

/** The text of each page of a PDF. */
export const bookTexts = async (pdf: Buffer): Promise<string[]> =>
  (await bookPages(pdf, async () => [])).map(({ text }) => text);

async function bookPages(pdf: Buffer, picturesOf: typeof extractImages = extractImages): Promise<Page[]> {
  const book = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 });
  const pages: Page[] = [];
  // In order: of a picture that is on several pages, which page has its data depends on which was read first.
  for (let number = 1; number <= book.numPages; number++) {
    const { items } = await (await book.getPage(number)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    pages.push({ text, pictures: await picturesOf(book, number) });
  }
  await book.loadingTask.destroy();
  return pages;
}
