import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT } from '../../plugins/project.ts';
import { requiredBundles } from '../../tools/i18n/site.ts';
import { ownSite } from './sample.ts';

const { scripts } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8'));
// Not asked of git, since a copy of the project has no history (tests/specification/variants.ts).
const documents = readdirSync(PROJECT, { withFileTypes: true })
  .filter(({ name }) => !/^(node_modules|\.git|dist|test-results|playwright-report)$/.test(name))
  .flatMap((entry) =>
    entry.isDirectory()
      ? readdirSync(join(PROJECT, entry.name), { recursive: true, encoding: 'utf8' }).map((file) =>
          join(entry.name, file),
        )
      : entry.name,
  )
  .filter((file) => file.endsWith('.md') && !file.includes('node_modules'));

test.each(documents)('every link, file and command in %s exists', (document) => {
  const text = readFileSync(join(PROJECT, document), 'utf8');
  for (const [, link = ''] of text.matchAll(/(?:\]\(|src=")(?!https?:|#)([^)#"\s]+)/g)) {
    expect(existsSync(join(PROJECT, dirname(document), link)), link).toBe(true);
  }
  for (const [, file = ''] of text.matchAll(
    /`((?:src|locales|supabase|plugins|tools|public|docs|tests)\/[\w./-]+)`/g,
  )) {
    // Files that a reader is about to add (those of the recipes, and portraits), and what commands write.
    if (/careers|pictures\/lawyers\/\w|supabase\/\.temp|\/dist$/i.test(file)) continue;
    expect(existsSync(join(PROJECT, file)), file).toBe(true);
  }
  for (const [, script = ''] of text.matchAll(/npm run ([\w:-]+)/g))
    expect(Object.keys(scripts)).toContain(script);
});

test.each([
  ['README.md', 'en'],
  ['README.zh.md', 'zh'],
  ['README.ko.md', 'ko'],
])('the table of files in locales/%s has the bundles of %s, and no others', (readme, id) => {
  const cells = readFileSync(join(PROJECT, 'locales', readme), 'utf8').match(/(?<=^\| )[^|]+/gm) ?? [];
  const listed = cells.flatMap((cell) => cell.match(/(?<=`)(?:\w+\/|\w+(?=\.json`))/g) ?? []);
  const bundles = requiredBundles(ownSite, { id }).map((bundle) => bundle.replace(/\/.*/, '/'));
  expect(new Set(listed)).toEqual(new Set(bundles));
});
