import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClassNames } from './classNames.ts';
import { classesIn, type InlineStyles, pageStyles, printStyles } from './pageStyles.ts';

/** A page of a kind: pages of one kind have the same styles in them. */
interface KindPage {
  kind: number;
  page: { body: string };
}

/** Where a script puts elements onto a page with a form whose classes the page does not have yet. */
const LATER = ['src/enquiry/', 'src/ui/Button.module.css'];

/** The one file of styles that the build has made, which is taken away: its rules go into the pages. */
export async function takeStyles(assets: string): Promise<string> {
  const [file, ...others] = (await readdir(assets)).filter((name) => name.endsWith('.css'));
  if (!file || others.length > 0) throw new Error('The build has not put all styles into one file');
  const css = await readFile(join(assets, file), 'utf8');
  await rm(join(assets, file));
  return css;
}

/** The styles that stand in the pages, by their kind: a policy lists as many hashes as there are kinds. */
export function stylesByKind(
  css: string,
  pages: readonly KindPage[],
  classNames: ClassNames,
): Map<number, InlineStyles> {
  const kinds = new Set(pages.map(({ kind }) => kind));
  return new Map(
    [...kinds].map((kind) => {
      const bodies = pages.filter((one) => one.kind === kind).map(({ page }) => page.body);
      const later = bodies.some((body) => body.includes('<form'))
        ? LATER.flatMap(classNames.startingWith)
        : [];
      return [kind, pageStyles(css, new Set([...bodies.flatMap(classesIn), ...later]))];
    }),
  );
}

/** Writes the styles for paper, and says where they are. */
export async function writePrintStyles(css: string, assets: string): Promise<string> {
  const text = printStyles(css);
  const file = `print-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.css`;
  await writeFile(join(assets, file), text);
  return `/assets/${file}`;
}
