import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(html|css|js|svg|xml|txt|json|vcf|webmanifest)$/;
/** Files below this size fit into one packet uncompressed. Bytes. */
const SMALLEST = 1024;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Adds a Brotli and a gzip copy of every text file in a folder, for hosts that serve them. */
export async function compress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(files.filter((file) => TEXT.test(file)).map((file) => compressFile(join(folder, file))));
}

async function compressFile(file: string): Promise<void> {
  const text = await readFile(file);
  if (text.length < SMALLEST) return;
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${file}.br`, await brotli(text, best));
  await writeFile(`${file}.gz`, await gzipped(text, { level: constants.Z_BEST_COMPRESSION }));
}
