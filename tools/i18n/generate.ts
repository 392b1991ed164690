// npm run fix: generates the bundles' types, and formats all bundles.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../../plugins/project.ts';
import { formatted } from './formatting.ts';
import { bundleFile, bundlesIn, parseBundle } from './readBundle.ts';
import { RESOURCE_TYPES, resourceTypes } from './resourceTypes.ts';
import { WORDS } from './wordsIn.ts';

writeFileSync(join(PROJECT, RESOURCE_TYPES), resourceTypes(PROJECT));

for (const folder of ['locales', WORDS]) {
  for (const entry of readdirSync(join(PROJECT, folder), { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    for (const namespace of bundlesIn(PROJECT, entry.name, folder)) {
      const path = join(PROJECT, bundleFile(entry.name, namespace, folder));
      const source = readFileSync(path, 'utf8');
      // Broken files are left alone; npm run i18n says what is wrong with them.
      const broken = parseBundle(entry.name, namespace, source, folder).findings.length > 0;
      if (!broken && formatted(source) !== source) writeFileSync(path, formatted(source));
    }
  }
}
