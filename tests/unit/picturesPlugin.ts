import sharp from 'sharp';
import type { Plugin } from 'vite';
import type { PictureSource } from '../../src/pictures/pictures.ts';

/**
 * Describes the pictures as vite-imagetools does, from the masters' own sizes, without making them: on a fresh
 * clone that would take minutes, and here nobody looks at them. The build and the browser tests have the real ones.
 */
export function pictures(): Plugin {
  return {
    name: 'pictures-of-the-tests',
    enforce: 'pre',
    async load(id) {
      const [file = '', query] = id.split('?');
      const directives = new URLSearchParams(query);
      if (directives.get('as') !== 'picture') return;
      const { width, height } = await sharp(file).metadata();
      const widths = (directives.get('w') ?? '').split(';').map(Number);
      const address = (w: number, format: string) => `${file.replace(/.*\/src\//, '/')}-${w}.${format}`;
      const formats = (directives.get('format') ?? '').split(';');
      const picture: PictureSource = {
        sources: Object.fromEntries(
          formats.map((format) => [format, widths.map((w) => `${address(w, format)} ${w}w`).join(', ')]),
        ),
        img: {
          src: address(Math.max(...widths), 'jpg'),
          w: Math.max(...widths),
          h: Math.round((Math.max(...widths) * height) / width),
        },
      };
      return `export default ${JSON.stringify(picture)}`;
    },
  };
}
