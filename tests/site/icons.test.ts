import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { firm } from '../../src/core/firm/firm.ts';
import { locales } from '../../src/core/i18n/locales.ts';
import { localizedPath } from '../../src/core/i18n/localizedPath.ts';
import { type manifest, manifestPath } from '../../src/core/metadata/files.ts';
import { dist } from './pages.ts';

const read = (path: string) => readFileSync(join(dist, path));

test.each(locales)(
  'the web manifest opens the site in $name, with icons of the sizes that it says',
  async (locale) => {
    const { icons, ...rest }: ReturnType<typeof manifest> = JSON.parse(String(read(manifestPath(locale))));
    expect(rest).toMatchObject({ name: firm.name, lang: locale.tag, start_url: localizedPath(locale, '/') });
    const sizes = icons.map(async ({ src }) => {
      const { width, height, format } = await sharp(read(src)).metadata();
      return { src, sizes: format === 'svg' ? 'any' : `${width}x${height}` };
    });
    expect(icons).toMatchObject(await Promise.all(sizes));
  },
);

test('favicon.ico is a PNG of the size that its first bytes say', async () => {
  const icon = read('favicon.ico');
  const { width, height } = await sharp(icon.subarray(icon.readUInt32LE(18))).metadata();
  expect([width, height]).toEqual([icon[6], icon[7]]);
});
