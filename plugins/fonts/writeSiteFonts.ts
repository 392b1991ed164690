import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import type { FontFile } from './fontFace.ts';
import type { SiteFonts } from './siteFonts.ts';
import { serifSelectors, serifText, titlesToCome } from './texts.ts';

/** The fonts of a built site. */
export interface WrittenFonts {
  /** The `@font-face` rules shared by all pages. */
  css: string;
  /**
   * Writes the heading font of a page in a script with many characters, and returns the URL of its stylesheet. A font
   * per page, so that a page's size does not depend on how many others there are.
   */
  headingsOf: (page: { lang: string; body: HTMLElement }) => Promise<string | undefined>;
}

/**
 * Writes the fonts of a built site, and their licences to the parent folder.
 *
 * @param fonts the subset fonts
 * @param root root folder of the project
 * @param assets folder of the built assets
 * @param css the site's styles, which determine what is set in serif
 */
export async function writeSiteFonts(
  fonts: SiteFonts,
  root: string,
  assets: string,
  css: string,
): Promise<WrittenFonts> {
  const serif = serifSelectors(css);
  await writeFile(join(assets, '..', 'fonts-licence.txt'), fonts.licence);
  for (const file of fonts.files) await writeFont(assets, file);
  return {
    css: atHome(fonts.css),
    async headingsOf({ lang, body }) {
      const own = await fonts.ofPage(lang, serifText(body, serif) + titlesToCome(body, lang, root));
      if (!own) return undefined;
      await writeFont(assets, own.file);
      const hash = createHash('sha256').update(own.css).digest('hex').slice(0, 8);
      await writeFile(join(assets, `headings-${hash}.css`), own.css);
      return `/assets/headings-${hash}.css`;
    },
  };
}

/** Makes URLs absolute, for rules inlined into a page. */
const atHome = (css: string): string => css.replaceAll('url(', 'url(/assets/');

const writeFont = (assets: string, { name, data }: FontFile): Promise<void> =>
  writeFile(join(assets, name), data);
