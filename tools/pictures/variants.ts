import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import sharp, { type AvifOptions, type JpegOptions } from 'sharp';
import type { PictureSource } from '../../src/pictures/pictures.ts';

/** One file that is made from a master. */
export interface Variant {
  /** The master's path. */
  master: string;
  /** The part of the master that is shown, in pixels. */
  crop: Crop;
  /** Pixels. */
  width: number;
  format: 'avif' | 'jpeg';
  /** With a hash of the master and of how it is encoded: `office-800-1a2b3c4d.avif`. */
  name: string;
}

/** A part of a picture. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The one file for browsers that know no AVIF (before 2023) is no wider than this. Pixels. */
const FALLBACK_WIDTH = 1200;

/**
 * How each format is encoded. AVIF's `effort` 3 takes a quarter of the time of 4, its default, for 2 to 7 % more bytes
 * at the same distance from the master (PSNR within 0.4 dB); at 2 that distance begins to grow.
 */
export const ENCODING: { avif: AvifOptions; jpeg: JpegOptions } = {
  avif: { quality: 50, effort: 3 },
  jpeg: { quality: 78, mozjpeg: true },
};

/**
 * The files that a master is to be had in, and what a page says of them. Nothing is encoded here.
 *
 * @param widths pixels; none is wider than what is shown of the master
 * @param part what is shown of it: left, top, width and height as parts of the whole, such as `[0, 0.5, 1, 0.5]`
 * @param address turns a file's name into its address
 */
export async function variantsOf(
  master: string,
  widths: readonly number[],
  [left, top, wide, high]: readonly [number, number, number, number],
  address: (name: string) => string,
): Promise<{ variants: Variant[]; picture: PictureSource }> {
  const data = await readFile(master);
  const whole = await sharp(data).metadata();
  const crop: Crop = {
    left: Math.round(left * whole.width),
    top: Math.round(top * whole.height),
    width: Math.round(wide * whole.width),
    height: Math.round(high * whole.height),
  };
  const full = crop.width;
  const own = [...new Set(widths.map((width) => Math.min(width, full)))].sort((a, b) => a - b);
  const variant = (width: number, format: Variant['format']): Variant => {
    const made = JSON.stringify([crop, width, format, ENCODING[format], sharp.versions]);
    const hash = createHash('sha256').update(data).update(made).digest('hex').slice(0, 8);
    return {
      master,
      crop,
      width,
      format,
      name: `${basename(master, extname(master))}-${width}-${hash}.${format}`,
    };
  };
  const avif = own.map((width) => variant(width, 'avif'));
  const fallback = variant(own.findLast((width) => width <= FALLBACK_WIDTH) ?? own[0] ?? full, 'jpeg');
  return {
    variants: [...avif, fallback],
    picture: {
      sources: { avif: avif.map(({ name, width }) => `${address(name)} ${width}w`).join(', ') },
      img: {
        src: address(fallback.name),
        w: fallback.width,
        h: Math.round((fallback.width * crop.height) / full),
      },
    },
  };
}
