import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PROJECT } from '../../plugins/project.ts';
import { firm } from '../../src/core/firm/firm.ts';
import { locales } from '../../src/core/i18n/locales.ts';
import { localizedPath } from '../../src/core/i18n/localizedPath.ts';
import { manifest } from '../../src/core/metadata/files.ts';
import { iconRecord, RECORD } from '../../tools/icons/iconRecord.ts';

// If this fails after a change of the firm's name or of a colour, run `npm run icons`.

const PUBLIC = join(PROJECT, 'public');

it('icons and wordmark are up to date', () => {
  expect(readFileSync(RECORD, 'utf8'), 'run npm run icons').toBe(iconRecord());
});

describe.each(locales)('manifest and icons: $name', (locale) => {
  const { icons, ...rest } = manifest(locale, 'Since 1892', { theme: '', background: '' });

  it('has a web manifest that opens the site in its language', () => {
    expect(rest).toMatchObject({
      name: firm.name,
      description: 'Since 1892',
      lang: locale.tag,
      start_url: localizedPath(locale, '/'),
    });
  });

  it('has icons of the sizes that the manifest says', async () => {
    for (const { src, sizes } of icons) {
      if (sizes === 'any') {
        expect(existsSync(join(PUBLIC, src)), src).toBe(true);
        continue;
      }
      const { width, height } = await sharp(join(PUBLIC, src)).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
  });
});
