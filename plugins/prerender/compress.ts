import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * Pages are many, and at the highest quality (11) one takes as long to compress as to render and to cut its font, for
 * 1.6 % fewer bytes; styles, scripts and pictures are few, and every page has them.
 */
const QUALITY = { page: 10, other: constants.BROTLI_MAX_QUALITY };

const TEXT = /\.(html|css|js|svg|xml|txt|json|vcf|webmanifest)$/;
/** Files below this size fit into one packet uncompressed. Bytes. */
const SMALLEST = 1024;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Adds a Brotli and a gzip copy of every text file in a folder, for hosts that serve them. */
export async function compress(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => TEXT.test(file));
  await Promise.all(files.map((file) => compressFile(join(folder, file))));
}

async function compressFile(file: string): Promise<void> {
  const text = await readFile(file);
  if (text.length < SMALLEST) return;
  const quality = QUALITY[file.endsWith('.html') ? 'page' : 'other'];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  await writeFile(`${file}.br`, await brotli(text, { params }));
  await writeFile(`${file}.gz`, await gzipped(text, { level: constants.Z_BEST_COMPRESSION }));
}
