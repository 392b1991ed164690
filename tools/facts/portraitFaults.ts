import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseQuery, variantsOf } from '../../plugins/pictures/variants.ts';
import { PROJECT } from '../../plugins/project.ts';
import { positionAt } from '../i18n/finding.ts';

const FILE = 'src/firm/lawyers.json';

/** The sizes of a portrait, where the pages ask for them: `import.meta.glob` needs them written out there. */
const SIZES = 'src/pictures/photographs.ts';

/**
 * The partners' photographs in `root` that a build would refuse because they are too small or not pictures, one line
 * each: file, line, what is wrong and what to do. The facts must have passed `checkFacts`.
 */
export async function portraitFaults(root: string): Promise<string[]> {
  const [, query = ''] = /query: '\?([^']+)'/.exec(readFileSync(join(PROJECT, SIZES), 'utf8')) ?? [];
  const { widths, cut } = parseQuery(query);
  const source = readFileSync(join(root, FILE), 'utf8');
  const faults = [...source.matchAll(/"portrait":\s*"\/([^"]+)"/g)].map(
    async ({ 1: portrait = '', index }) => {
      const { line } = positionAt(source, index);
      return variantsOf(join(root, portrait), widths, cut, (name) => name).then(
        () => [],
        ({ message }: Error) => {
          const problem = message
            .replace(root + sep, '')
            .replaceAll(/\s+/g, ' ')
            .trim();
          return [
            `${FILE}:${line}: ${problem}. Put a JPEG at the camera’s full size in its place, or delete “portrait”.`,
          ];
        },
      );
    },
  );
  return (await Promise.all(faults)).flat();
}
