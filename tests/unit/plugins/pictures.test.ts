import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encode, pictures } from '../../../plugins/pictures/picturesPlugin.ts';
import { renditionsOf } from '../../../plugins/pictures/renditions.ts';
import { PROJECT } from '../../../plugins/project.ts';
import type { ServiceSlug } from '../../../src/core/firm/services.ts';
import { servicePicture } from '../../../src/pictures/pictures.ts';
import { folderWith } from '../../folders.ts';

const WHOLE = {};

/** A master: its left half is red, the rest blue. */
async function master(name: string, width: number, height: number, orientation = 1): Promise<string> {
  const file = join(folderWith().root, name);
  const half = { create: { width: width / 2, height, channels: 3, background: 'red' } } as const;
  const red = await sharp(half).png().toBuffer();
  await sharp({ create: { width, height, channels: 3, background: 'blue' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withMetadata({ orientation })
    .toFile(file);
  return file;
}

test('a picture with an EXIF orientation is turned upright', async () => {
  // Orientation 6: the left side is the top.
  const upright = await master('upright.jpg', 300, 200, 6);
  const { picture, renditions } = await renditionsOf(upright, [200], WHOLE);
  expect(picture.img).toMatchObject({ w: 200, h: 300 });
  for (const rendition of renditions) {
    const encoded = sharp(await encode(rendition));
    const { data, info } = await encoded.raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([200, 300]);
    const [red = 0, , blue = 0] = data.subarray(info.width * info.channels * 10);
    expect(red, 'the top is red').toBeGreaterThan(blue);
  }
});

test.each([
  ['wide', 600, 400, { left: 140, top: 0, width: 320, height: 400 }],
  ['high', 400, 700, { left: 0, top: 50, width: 400, height: 500 }],
])('a picture that is too %s is cropped to its middle, near the top', async (name, width, height, crop) => {
  const file = await master(`${name}.png`, width, height);
  const { picture, renditions } = await renditionsOf(file, [320], { ratio: 0.8 });
  expect(renditions[0]?.crop).toEqual(crop);
  expect(picture.img).toMatchObject({ w: 320, h: 400 });
});

test('a picture that is too small, or not a picture, is an error with the size it needs', async () => {
  const small = await master('small.png', 60, 40);
  await expect(renditionsOf(small, [320, 1200], WHOLE)).rejects.toThrow(/small\.png.* 60 .* 600.* 1200/);
  const large = await master('large.png', 600, 400);
  const { picture } = await renditionsOf(large, [320, 1200], WHOLE);
  expect(picture.img.w).toBe(600);
  await expect(renditionsOf(import.meta.filename, [320], WHOLE)).rejects.toThrow(/pictures\.test\.ts/);
});

test('a practice area without a picture stops the build', () => {
  expect(() => servicePicture('space-law' as ServiceSlug)).toThrow('no picture of space-law');
});

test('a portrait that is no partner’s is not published', async () => {
  const { load } = pictures() as { load: (id: string) => Promise<string | undefined> };
  const old = 'src/pictures/lawyers/old.jpg';
  expect(await load(`${PROJECT}/${old}?widths=240&ratio=0.8&picture`)).toBe('export default undefined');
});
