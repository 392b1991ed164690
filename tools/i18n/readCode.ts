import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the code says about texts, read from its source without running it. */
export interface Code {
  /** The strings of each file that may be keys or namespaces; `*` stands for a part only known at run time. */
  files: readonly string[][];
  /** Every identifier: the code can fill a placeholder only under one of these names. */
  names: ReadonlySet<string>;
}

/** The folders with code that shows texts. */
const FOLDERS = ['src', 'plugins/profileBook', 'supabase/functions'];

/** A string or template that may be a key: `'hero.title'`, `'common:tagline'`, `` `areas.${slug}.title` ``. */
const KEY = /(['"`])((?:[\w:./-]|\$\{[^{}]*\})+)\1/g;

/** Reads the code of the project in `root`. */
export function readCode(root: string): Code {
  const sources = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  );
  return {
    files: sources.map((source) =>
      [...source.matchAll(KEY)]
        .map(([, , key = '']) => key.replace(/\$\{[^{}]*\}/g, '*'))
        // Templates with hardly a fixed letter, such as class names, would match every key.
        .filter((key) => /[a-z]{2}/i.test(key)),
    ),
    names: new Set(sources.flatMap((source) => source.match(/[a-z]\w*/gi) ?? [])),
  };
}
