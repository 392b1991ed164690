import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../plugins/project.ts';
import { facts } from '../../src/core/firm/firm.ts';
import { defaultLocale, locales } from '../../src/core/i18n/locales.ts';
import { pages, pagesOf } from '../../src/core/pages.ts';
import type { Code } from './checkedText.ts';
import { readBundle } from './readBundle.ts';
import type { Site } from './site.ts';

/**
 * This site with the texts in `root`. A development server runs this module instead of importing it: it would start again
 * whenever one of the tables changes.
 */
export function readSite(root: string): Site {
  // The firm's facts, and those that each language words itself.
  const keys = [...(readBundle(root, defaultLocale.id, 'common')?.texts.keys() ?? [])];
  const worded = keys.flatMap((key) => /^facts\.(.*)/.exec(key)?.[1] ?? []);
  const factNames = [...Object.keys(facts), ...worded, 'town'];
  return { root, locales, pages, pagesOf, factNames, code: readCode(root) };
}

/** The folders with code that shows texts. */
const FOLDERS = ['src', 'plugins/profile', 'supabase/functions'];

/** A string or template that may be a key: `'hero.title'`, `'common:tagline'`, `` `areas.${slug}.title` ``. */
const KEY = /(['"`])((?:[\w:./-]|\$\{[^{}]*\})+)\1/g;

/** The values that the code gives to texts of a bundle, besides facts. */
const VALUES: Record<string, string> = {
  common: 'office',
  emails: 'received',
  enquiry: 'address character count',
  firmEmails: 'count error first hour language last limit name number refused time',
  home: 'rating',
  language: 'ask',
  lawyer: 'institution lawyer year',
  lawyers: 'years',
  'lawyers/': 'called lawyer matters years',
  profile: 'called',
  service: 'area signed',
  services: 'area count',
  situations: 'address area day end event from left months number signed text title what',
};

function readCode(root: string): Code {
  const sources = FOLDERS.flatMap((folder) =>
    filesBelow(join(root, folder))
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
    valuesOf: (namespace) => VALUES[namespace.replace(/^(lawyers\/).*/, '$1')]?.split(' ') ?? [],
  };
}
