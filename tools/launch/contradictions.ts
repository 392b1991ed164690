import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readChecklist, textFiles, type ValuePlace } from '../../plugins/samples.ts';
import { valuesAt } from './valuesAt.ts';

const read = (root: string, file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** The dates of the firm's history that are before the foundation, or before the one above them; a line each. */
export function datesOutOfOrder(root: string): string[] {
  const { founded } = read(root, 'src/core/firm/firm.json');
  return textFiles(root)
    .filter((file) => file.endsWith('/history.json'))
    .flatMap((file) => {
      let last = founded;
      return Object.entries<{ year: string }>(read(root, file).timeline.items).flatMap(([id, { year }]) => {
        const own = Number(/\d{4}/.exec(year)?.[0] ?? founded);
        const before = last;
        last = own;
        if (own >= before) return [];
        const [found] = valuesAt(root, { file, key: `timeline.items.${id}.year` });
        return [`${file}:${found?.line}  ${year} stands after ${before}`];
      });
    });
}

/** The partners whose profile is in no line of the checklist, so that nobody is asked whether it is true. */
export function unlistedPartners(root: string): ValuePlace[] {
  const listed = readChecklist(root).flatMap(({ places }) => places.map(({ file }) => file));
  return Object.keys(read(root, 'src/core/firm/lawyers.json').lawyers)
    .map((id) => ({ file: `locales/*/lawyers/${id}.json`, key: 'education' }))
    .filter(({ file }) => !listed.includes(file));
}
