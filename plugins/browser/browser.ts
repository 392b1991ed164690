import { execFileSync } from 'node:child_process';
import { createReadStream, createWriteStream, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { brotliDecompressSync, createBrotliDecompress } from 'node:zlib';
import type { LaunchOptions } from '@playwright/test';
import { cutAndJoin } from '../fonts/cutFont.ts';
import { digestOf, makeOnce } from '../makeOnce.ts';

const PACKED = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../../bin');

/**
 * Playwright's options for the browser of tests and tools: the one installed with the project (`@sparticuz/chromium`, for
 * Linux on x64) or `CHROMIUM_PATH`, with the project's own fonts, so that results are the same on every machine.
 */
export async function browserOptions(): Promise<LaunchOptions> {
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
      'The installed browser is for Linux (x64). Set CHROMIUM_PATH to the path of a Chrome or Chromium.',
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

/** The characters of each script; for Han and Hangul those of the national standards GB 2312 and KS X 1001. */
const characters = {
  latin: () => range(0x20, 0x2fff),
  han: () => range(0x20, 0x7e) + doubleBytes('gbk', 0xf7),
  hangul: () => range(0x20, 0x7e) + doubleBytes('euc-kr', 0xfd),
};

/** The system fonts of an Android phone; packages of `@fontsource-variable`. */
const FONTS: [script: keyof typeof characters, name: string, family: string, weights: number[]][] = [
  ['latin', 'roboto', 'Roboto', [400, 700]],
  ['latin', 'noto-serif', 'Noto Serif', [400, 700]],
  ['han', 'noto-sans-sc', 'Noto Sans CJK SC', [400, 700]],
  ['han', 'noto-serif-sc', 'Noto Serif CJK SC', [400]],
  ['hangul', 'noto-sans-kr', 'Noto Sans CJK KR', [400, 700]],
  ['hangul', 'noto-serif-kr', 'Noto Serif CJK KR', [400]],
];

/**
 * Path of a fontconfig file that limits a browser to the project's fonts, which are made from npm packages on first use, in
 * some ten seconds. On macOS and Windows browsers do not read it.
 */
async function fontconfigFile(): Promise<string> {
  const sources = FONTS.map(([, name]) => `node_modules/@fontsource-variable/${name}/package.json`);
  const digest = digestOf(['plugins/browser/browser.ts', ...sources]);
  return join(await makeOnce(`browser-fonts-${digest}`, writeFonts), 'fonts.conf');
}

async function writeFonts(folder: string): Promise<void> {
  for (const [script, name, family, weights] of FONTS) {
    await mkdir(join(folder, script), { recursive: true });
    for (const weight of weights) {
      const font = await cutAndJoin(`@fontsource-variable/${name}`, characters[script](), weight, family);
      await writeFile(join(folder, script, `${family} ${weight}.ttf`), font);
    }
  }
  await writeFile(join(folder, 'fonts.conf'), FONTCONFIG);
}

/** The folders are relative to the file, so that `node_modules` can be moved. */
const FONTCONFIG = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  ${Object.keys(characters)
    .map((script) => `<dir prefix="relative">${script}</dir>`)
    .join('\n  ')}
  <cachedir prefix="xdg">fontconfig</cachedir>
  <alias binding="same"><family>sans-serif</family><prefer><family>Roboto</family></prefer></alias>
  <alias binding="same"><family>serif</family><prefer><family>Noto Serif</family></prefer></alias>
</fontconfig>
`;

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

function doubleBytes(encoding: string, lastRow: number): string {
  const decoder = new TextDecoder(encoding);
  let text = '';
  for (let row = 0xa1; row <= lastRow; row += 1) {
    for (let cell = 0xa1; cell <= 0xfe; cell += 1) text += decoder.decode(Uint8Array.of(row, cell));
  }
  return text;
}
