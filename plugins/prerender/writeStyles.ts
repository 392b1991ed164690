import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClassNames } from './classNames.ts';
import { type InlineStyles, pageStyles, printStyles } from './pageStyles.ts';

/** What the pages of a kind have, which share their inline styles. */
export interface Kind {
  classes: Set<string>;
  /** Whether some of them have the form. */
  form: boolean;
}

/** Modules with classes that a script adds after loading, on pages with the form. */
const LATER = ['src/enquiry/', 'src/ui/Button.module.css'];

/** Reads and removes the one stylesheet of the build, whose rules are inlined into the pages. */
export async function takeStyles(assets: string): Promise<string> {
  const [file, ...others] = (await readdir(assets)).filter((name) => name.endsWith('.css'));
  if (!file || others.length > 0) throw new Error('The build has not put all styles into one file');
  const css = await readFile(join(assets, file), 'utf8');
  await rm(join(assets, file));
  return css;
}

/** The inline styles by kind of page; the policy lists one hash for each. */
export function stylesByKind(
  css: string,
  kinds: ReadonlyMap<number, Kind>,
  classNames: ClassNames,
): Map<number, InlineStyles> {
  return new Map(
    [...kinds].map(([kind, { classes, form }]) => {
      const later = form ? LATER.flatMap(classNames.startingWith) : [];
      return [kind, pageStyles(css, new Set([...classes, ...later]))];
    }),
  );
}

/** Writes the print stylesheet, and returns its URL. */
export async function writePrintStyles(css: string, assets: string): Promise<string> {
  const text = printStyles(css);
  const file = `print-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.css`;
  await writeFile(join(assets, file), text);
  return `/assets/${file}`;
}
