import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { type Outline, outline } from '../fonts/outline.ts';
import { PROJECT } from '../project.ts';

const MODULE = 'virtual:wordmark';
const FIRM = join(PROJECT, 'src/core/firm/firm.json');
/** A longer name would be smaller than the descriptor below it in the header. */
const LONGEST_LINE = 22;

/** Vite plugin that draws the firm's name: `virtual:wordmark` is its outline, and the site's icons have its initial. */
export const mark = (): Plugin => ({
  name: 'mark',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  async load(id) {
    if (id !== `\0${MODULE}`) return;
    this.addWatchFile(FIRM);
    const { path, viewBox } = await drawWordmark(firmName());
    return `export const path = '${path}';\nexport const viewBox = '${viewBox}';`;
  },
  async generateBundle() {
    if (this.environment.name !== 'client') return;
    const svg = await drawMark();
    for (const [fileName, draw] of Object.entries(ICONS))
      this.emitFile({ type: 'asset', fileName, source: await draw(svg) });
  },
  configureServer({ middlewares }) {
    middlewares.use(async (request, response, next) => {
      const path = request.url?.slice(1) ?? '';
      const draw = ICONS[path];
      if (!draw) return next();
      response
        .setHeader('content-type', path.endsWith('svg') ? 'image/svg+xml' : 'image/png')
        .end(await draw(await drawMark()));
    });
  },
});

/** Read each time, since it changes during development. */
const firmName = (): string => JSON.parse(readFileSync(FIRM, 'utf8')).name;

/**
 * A name with the apostrophe of print; a long one in two lines of about the same length, an ampersand at the beginning of the
 * second.
 */
export function drawWordmark(name: string): Promise<Outline> {
  const fromMiddle = (at: number) => Math.abs(at - name.length / 2);
  const [at = 0] = [...name.matchAll(/(?<!&) /g)]
    .map(({ index }) => index)
    .sort((a, b) => fromMiddle(a) - fromMiddle(b));
  const lines = name.length > LONGEST_LINE && at ? `${name.slice(0, at)}\n${name.slice(at + 1)}` : name;
  // Coarse units are precise enough for the width of a page.
  return outline(lines.replaceAll("'", '’'), { wght: 560, opsz: 28 }, { tracking: 4, unit: 2 });
}

/** `src/pictures/mark.svg` with the firm's initial. */
async function drawMark(): Promise<string> {
  const { path, viewBox } = await outline(firmName().charAt(0), { wght: 600, opsz: 20 });
  const tile = readFileSync(join(PROJECT, 'src/pictures/mark.svg'), 'utf8');
  return tile.replace('viewBox="0 0 1 1"/>', `viewBox="${viewBox}"><path d="${path}"/></svg>`);
}

/** The icons by their paths: each makes its file from the mark. */
const ICONS: Record<string, (svg: string) => string | Promise<Buffer>> = {
  'favicon.svg': (svg) => svg,
  'favicon.ico': async (svg) => ico(await png(svg, 32), 32),
  // Where an icon is transparent, phones show black.
  'apple-touch-icon.png': (svg) => png(svg.replace('rx="6" ', ''), 180),
  ...Object.fromEntries(
    [192, 512].flatMap((size) => [
      [`icons/icon-${size}.png`, (svg: string) => png(svg, size)],
      [`icons/maskable-${size}.png`, (svg: string) => png(maskable(svg), size)],
    ]),
  ),
};

const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 4 * size })
    .resize(size)
    .png({ palette: true })
    .toBuffer();

/** On ground enough for a mask that crops to a circle of 80 % of the side. */
const maskable = (svg: string): string =>
  svg
    .replace('0 0 64 64', '-25 -25 114 114')
    .replace('<rect width="64" height="64" rx="6"', '<path d="M-25-25H89V89H-25Z"');

/** A PNG as an ICO file: https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10) */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(png.length, 14);
  return Buffer.concat([head, png]);
}
