import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { facts, firm } from '../../src/firm/firm.ts';
import { manifestPath } from '../../src/firm/links.ts';
import { isDefault, locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/localizedPath.ts';

// When the firm's name or founding line has changed and this fails, `npm run icons` draws them anew.

const ROOT = join(import.meta.dirname, '../..');
const PUBLIC = join(ROOT, 'public');

describe.each(locales)('what represents the site elsewhere: $name', (locale) => {
  const manifest = JSON.parse(readFileSync(join(PUBLIC, manifestPath(locale.id, isDefault(locale))), 'utf8'));

  it('has a web manifest with the firm as it is now', () => {
    const { subtitle } = JSON.parse(readFileSync(join(ROOT, 'locales', locale.id, 'profile.json'), 'utf8'));
    expect(manifest).toMatchObject({
      name: firm.name,
      description: subtitle.replace('{{founded}}', facts.founded),
      lang: locale.tag,
      start_url: localizedPath(locale, '/'),
    });
  });

  it('has icons of the sizes that the manifest says', async () => {
    for (const { src, sizes } of manifest.icons) {
      if (sizes === 'any') {
        expect(existsSync(join(PUBLIC, src)), src).toBe(true);
        continue;
      }
      const { width, height } = await sharp(join(PUBLIC, src)).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
  });

  it('has a picture for links from elsewhere, 1200 by 630', async () => {
    const { width, height, size } = await sharp(readFileSync(join(PUBLIC, `og/${locale.id}.jpg`))).metadata();
    expect([width, height]).toEqual([1200, 630]);
    // WhatsApp shows no larger ones.
    expect(size).toBeLessThan(300 * 1024);
  });
});

describe('the icons that the shell links', () => {
  it('are there', () => {
    const shell = readFileSync(join(ROOT, 'index.html'), 'utf8');
    const links = [...shell.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)].map(
      ([, href = '']) => href,
    );
    expect(links).toHaveLength(3);
    expect(links.filter((href) => !existsSync(join(PUBLIC, href)))).toEqual([]);
  });

  it('has an ICO whose pictures are where its directory says', async () => {
    const file = readFileSync(join(PUBLIC, 'favicon.ico'));
    const sizes = await Promise.all(
      Array.from({ length: file.readUInt16LE(4) }, async (_, index) => {
        const entry = 6 + 16 * index;
        const offset = file.readUInt32LE(entry + 12);
        const png = file.subarray(offset, offset + file.readUInt32LE(entry + 8));
        const { width, format } = await sharp(png).metadata();
        expect(format).toBe('png');
        expect(width).toBe(file.readUInt8(entry));
        return width;
      }),
    );
    expect(sizes).toEqual([16, 32, 48]);
  });
});
