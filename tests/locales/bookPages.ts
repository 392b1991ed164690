import { readFileSync } from 'node:fs';
import { getDocumentProxy } from 'unpdf';

/** The text of each page of a PDF. */
export async function bookPages(file: string): Promise<string[]> {
  const book = await getDocumentProxy(new Uint8Array(readFileSync(file)), { verbosity: 0 });
  const pages = Array.from({ length: book.numPages }, async (_, index) => {
    const { items } = await (await book.getPage(index + 1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join(' ');
  });
  const texts = await Promise.all(pages);
  await book.loadingTask.destroy();
  return texts;
}
