import { execFileSync } from 'node:child_process';
import { createReadStream, createWriteStream, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { brotliDecompressSync, createBrotliDecompress } from 'node:zlib';
import { makeOnce } from '../makeOnce.ts';
import { fontconfigFile } from './browserFonts.ts';

/** Options for Playwright's `launch`. */
interface BrowserOptions {
  executablePath: string;
  args: string[];
  env: NodeJS.ProcessEnv;
}

const PACKED = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../../bin');

/**
 * The browser of tests and tools: the one installed with the project (`@sparticuz/chromium`, for Linux
 * on x64), with the project's own fonts, so that results are the same on every machine. `CHROMIUM_PATH` overrides it.
 */
export async function browserOptions(): Promise<BrowserOptions> {
  const env = { ...process.env, FONTCONFIG_FILE: await fontconfigFile() };
  const { CHROMIUM_PATH: other } = process.env;
  if (other) return { executablePath: other, args: [], env };
  const folder = await unpackedBrowser();
  // Its libraries are in the same package.
  const libraries = [join(folder, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  return {
    executablePath: join(folder, 'chromium'),
    // No GPU, and glyph widths as on a phone.
    args: ['--disable-gpu', '--font-render-hinting=none'],
    env: { ...env, LD_LIBRARY_PATH: libraries },
  };
}

/** Folder of the unpacked browser in `node_modules/.cache`. Throws where it cannot run. */
async function unpackedBrowser(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'The browser that comes with the install runs on Linux (x64) only. Set CHROMIUM_PATH to the path of a Chrome or Chromium.',
    );
  }
  const { version } = JSON.parse(readFileSync(join(PACKED, '../package.json'), 'utf8'));
  return makeOnce(`browser-${version}`, async (folder) => {
    await mkdir(folder);
    const program = createWriteStream(join(folder, 'chromium'), { mode: 0o755 });
    await pipeline(createReadStream(join(PACKED, 'chromium.br')), createBrotliDecompress(), program);
    const libraries = brotliDecompressSync(readFileSync(join(PACKED, 'al2023.tar.br')));
    execFileSync('tar', ['-x', '--no-same-owner', '-C', folder], { input: libraries });
  });
}
